@echo off
rem Starts the tickwright command; builds it first when it is missing or older than its sources.
rem Exit codes are the command's own (0, 1, 2, 64); 64: the JVM refuses TICKWRIGHT_OPTS; 69: no usable JDK or Maven; 70: the build failed.
rem TICKWRIGHT_OPTS: more options for the JVM. TICKWRIGHT_COMPILE: yes or no, whether scripts run as machine code.
setlocal EnableExtensions DisableDelayedExpansion

set "ROOT=%~dp0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"
set "TARGET=%ROOT%\toolkit-scripts\cli\target"
set "LIB=%TARGET%\lib"
set "STAMP=%TARGET%\launcher-stamp"
set "WORK=%ROOT%\.tickwright"
set "LOCK=%WORK%\build-lock"
set "LOG=%WORK%\build.log"

call :find_java || exit /b 69
rem A JVM that never starts exits with 1, which here means that a check did not hold.
if not defined TICKWRIGHT_OPTS goto options_taken
rem A debugger's agent would wait for it twice.
set TICKWRIGHT_OPTS | findstr "agent jdwp FlightRecord Archive Xlog" >nul && goto options_taken
"%JAVA%" %TICKWRIGHT_OPTS% -version >nul 2>nul && goto options_taken
>&2 echo tickwright: the JVM refuses TICKWRIGHT_OPTS.
exit /b 64
:options_taken
call :is_current && goto start
call :find_build_tools || exit /b 69
call :take_lock || exit /b 70
rem Whoever held the lock may have built meanwhile.
call :is_current && goto built
call :build
if errorlevel 1 (
  rmdir "%LOCK%" 2>nul
  exit /b 70
)
:built
rmdir "%LOCK%" 2>nul

:start
rem Scripts are interpreted on a stock JVM, and newer ones warn of what the interpreter does. Where the user's home
rem cannot be written, the engine does without its native library and warns of that; doctor says how scripts run.
set "QUIET=-Dpolyglot.engine.WarnInterpreterOnly=false -Dpolyglotimpl.AttachLibraryFailureAction=ignore"
if %MAJOR% GEQ 24 set "QUIET=%QUIET% --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
call :find_archive || call :make_archive
set "SHARING="
if defined ARCHIVED if %MAJOR% LSS 25 set SHARING=-XX:+VerifySharedSpaces -Xlog:cds*=off "-XX:SharedArchiveFile=%ARCHIVE%" "-Dtickwright.archive=%ARCHIVE%"
if defined ARCHIVED if %MAJOR% GEQ 25 set SHARING=-XX:+VerifySharedSpaces -Xlog:cds*=off -Xlog:aot*=off "-XX:AOTCache=%ARCHIVE%" "-Dtickwright.archive=%ARCHIVE%"
call :find_compiler "%~1"
rem A run of a second or two is over before the optimizing compiler has paid for itself: it begins later.
if not defined COMPILING set "QUIET=%QUIET% -XX:Tier4InvocationThreshold=80000 -XX:Tier4CompileThreshold=240000"
rem Looking for damage reads the whole archive, which takes longer than saying the version does.
if "%~1"=="--version" if "%~2"=="" set "SHARING="
if defined COMPILING set SHARING=-XX:+UnlockExperimentalVMOptions -XX:+EnableJVMCI "--upgrade-module-path=%TARGET%\compiler"
"%JAVA%" %QUIET% %SHARING% %TICKWRIGHT_OPTS% "-Dtickwright.checkout=%ROOT%" -cp "%LIB%\*" io.tickwright.cli.Main %*
exit /b %ERRORLEVEL%

rem A JDK of the compiler's own version can run scripts as machine code; it cannot share archived classes then, and compiling
rem costs seconds: of itself only for what runs a game for long.
:find_compiler
set "COMPILING="
if not exist "%TARGET%\compiler\compiler-%VERSION%.jar" exit /b 0
findstr /c:"jdk.internal.vm.ci" "%HOME_OF_JAVA%\release" >nul 2>nul || exit /b 0
set "WANTED=%~1"
if defined TICKWRIGHT_COMPILE set "WANTED=%TICKWRIGHT_COMPILE%"
for %%C in (yes play verify reduce doctor) do if "%WANTED%"=="%%C" set "COMPILING=yes"
exit /b 0

rem Whether it is known how the archive of a run's classes stands; a build deletes it. ARCHIVED stays
rem undefined when it was tried and cannot be made. The size is checked, since a JVM may crash on a shortened one.
:find_archive
set "ARCHIVE=%TARGET%\start-%VERSION%"
set "ARCHIVED="
set "SIZE=0"
if exist "%ARCHIVE%" for %%I in ("%ARCHIVE%") do set "SIZE=%%~zI"
set "KNOWN="
if exist "%ARCHIVE%.for" set /p KNOWN=<"%ARCHIVE%.for"
if not "%KNOWN%"=="%SIZE% %HOME_OF_JAVA%" exit /b 1
if not "%SIZE%"=="0" set "ARCHIVED=yes"
exit /b 0

rem Never a failure: without an archive a start is a plain one.
:make_archive
mkdir "%ARCHIVE%.lock" 2>nul || exit /b 0
del /q "%ARCHIVE%" "%ARCHIVE%.new*" 2>nul
if %MAJOR% GEQ 25 (
  call :start_for_archive -XX:AOTMode=record "-XX:AOTConfiguration=%ARCHIVE%.new-list"
  call :start_for_archive -XX:AOTMode=create "-XX:AOTConfiguration=%ARCHIVE%.new-list" "-XX:AOTCache=%ARCHIVE%.new"
) else (
  call :start_for_archive "-XX:ArchiveClassesAtExit=%ARCHIVE%.new"
)
set "SIZE=0"
if exist "%ARCHIVE%.new" (
  for %%I in ("%ARCHIVE%.new") do set "SIZE=%%~zI"
  move /y "%ARCHIVE%.new" "%ARCHIVE%" >nul 2>nul && set "ARCHIVED=yes"
)
(>"%ARCHIVE%.for" echo %SIZE% %HOME_OF_JAVA%) 2>nul
del /q "%ARCHIVE%.new*" 2>nul
rmdir "%ARCHIVE%.lock" 2>nul
exit /b 0

:start_for_archive
"%JAVA%" %QUIET% %* -cp "%LIB%\*" io.tickwright.cli.Main run "%ROOT%\examples\turret\turret.keys" >nul 2>nul <nul
exit /b 0

:find_java
set "JAVA="
if defined JAVA_HOME (
  set "JAVA=%JAVA_HOME%\bin\java.exe"
) else (
  for %%I in (java.exe) do set "JAVA=%%~$PATH:I"
)
if not defined JAVA (
  >&2 echo tickwright: no Java found: neither JAVA_HOME nor a java on the PATH.
  >&2 echo tickwright: Install a JDK, 17 or newer.
  exit /b 1
)
if not exist "%JAVA%" (
  >&2 echo tickwright: JAVA_HOME is "%JAVA_HOME%", but there is no bin\java.exe in it.
  >&2 echo tickwright: Point it at a JDK, 17 or newer, or unset it to use the java on the PATH.
  exit /b 1
)
for %%I in ("%JAVA%\..\..") do set "HOME_OF_JAVA=%%~fI"
set "VERSION="
if exist "%HOME_OF_JAVA%\release" (
  for /f "tokens=2 delims==" %%V in ('findstr /b "JAVA_VERSION=" "%HOME_OF_JAVA%\release"') do set "VERSION=%%~V"
)
if not defined VERSION (
  for /f "tokens=3" %%V in ('cmd /c ""%JAVA%" -version 2>&1" ^| findstr /c:" version "') do if not defined VERSION set "VERSION=%%~V"
)
set "MAJOR=0"
for /f "tokens=1 delims=.+-_ " %%M in ("%VERSION%") do set /a "MAJOR=%%M" 2>nul
if %MAJOR% LSS 17 (
  >&2 echo tickwright: this needs Java 17 or newer; "%JAVA%" is %VERSION%.
  >&2 echo tickwright: Install a JDK, 17 or newer, and point JAVA_HOME at it.
  exit /b 1
)
exit /b 0

:find_build_tools
set "MVN="
if not exist "%HOME_OF_JAVA%\bin\javac.exe" (
  >&2 echo tickwright: building needs a JDK; "%HOME_OF_JAVA%" has no compiler ^(javac^).
  >&2 echo tickwright: Install a JDK, 17 or newer, and point JAVA_HOME at it.
  exit /b 1
)
for %%I in (mvn.cmd) do set "MVN=%%~$PATH:I"
if not defined MVN (
  >&2 echo tickwright: building needs Maven 3.8 or newer; there is no mvn on the PATH.
  >&2 echo tickwright: Install it, and start this again.
  exit /b 1
)
set "MAVEN_VERSION="
for /f "tokens=3" %%V in ('cmd /c "mvn -v 2>nul" ^| findstr /c:"Apache Maven"') do if not defined MAVEN_VERSION set "MAVEN_VERSION=%%V"
set "MAVEN_MAJOR=0"
set "MAVEN_MINOR=0"
for /f "tokens=1,2 delims=.-" %%A in ("%MAVEN_VERSION%") do (
  set /a "MAVEN_MAJOR=%%A" 2>nul
  set /a "MAVEN_MINOR=%%B" 2>nul
)
set /a "MAVEN_NUMBER=MAVEN_MAJOR*100+MAVEN_MINOR"
if %MAVEN_NUMBER% LSS 308 (
  >&2 echo tickwright: building needs Maven 3.8 or newer; the mvn on the PATH ^("%MVN%"^) is "%MAVEN_VERSION%".
  >&2 echo tickwright: Install a newer one, and start this again.
  exit /b 1
)
exit /b 0

:is_current
if not exist "%STAMP%" exit /b 1
if not exist "%LIB%\" exit /b 1
powershell -NoProfile -ExecutionPolicy Bypass -Command "$built = (Get-Item -LiteralPath $env:STAMP).LastWriteTimeUtc; $modules = @(Get-ChildItem -LiteralPath $env:ROOT -Directory -Filter 'toolkit-*') + @(Get-ChildItem -LiteralPath (Join-Path $env:ROOT 'toolkit-scripts') -Directory); $sources = @(Join-Path $env:ROOT 'tickwright.cmd'; Join-Path $env:ROOT 'pom.xml') + @($modules | ForEach-Object { Join-Path $_.FullName 'pom.xml'; Join-Path $_.FullName 'src\main' }) | Where-Object { Test-Path -LiteralPath $_ }; $all = @($sources | ForEach-Object { Get-Item -LiteralPath $_ }) + @(Get-ChildItem -LiteralPath $sources -Recurse); if ($all | Where-Object { $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1) { exit 1 } else { exit 0 }"
exit /b %ERRORLEVEL%

:take_lock
if not exist "%WORK%\" mkdir "%WORK%"
set "WAITED=0"
:try_lock
mkdir "%LOCK%" 2>nul && exit /b 0
if %WAITED%==0 >&2 echo tickwright: another start is building; waiting for it
if %WAITED% GEQ 600 (
  >&2 echo tickwright: gave up waiting; if nothing is building, delete "%LOCK%".
  exit /b 1
)
set /a "WAITED+=1"
ping -n 2 127.0.0.1 >nul
goto try_lock

:build
>&2 echo tickwright: building (first use, or its sources changed) ...
set "JAVA_HOME=%HOME_OF_JAVA%"
call mvn -B -q -ntp -Dstyle.color=never -Dquick -f "%ROOT%\pom.xml" -pl toolkit-scripts/cli -am package >"%LOG%" 2>&1 <nul
if errorlevel 1 (
  >&2 findstr /b /c:"[ERROR]" "%LOG%" || >&2 type "%LOG%"
  >&2 echo tickwright: the build failed; all that Maven said is in "%LOG%"
  exit /b 1
)
if not exist "%STAMP%" (
  >&2 echo tickwright: Maven succeeded, but "%LIB%" is not there; all that it said is in "%LOG%"
  exit /b 1
)
>&2 echo tickwright: built
exit /b 0
