// Runs in every context before the script: takes away what differs by machine or run, and freezes the rest.
(function (exactMath, refuseRandom) {
  "use strict";
  const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;
  const { freeze } = Object;

  // What a generator, an async function and kin have no global name for.
  const hidden = [
    function* () {},
    async function () {},
    async function* () {},
    [][Symbol.iterator](),
    ""[Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    "".matchAll(/(?:)/g),
    (function* () {})(),
    (async function* () {})(),
    getPrototypeOf(Uint8Array),
    (function () { return arguments; })(),
  ];

  const math = Math;
  for (const name of ownKeys(exactMath)) {
    const exact = exactMath[name];
    const replacement = {
      one: { [name](x) { return exact(+x); } }[name],
      two: { [name](x, y) { return exact(+x, +y); } }[name],
    };
    const two = name === "pow" || name === "atan2";
    math[name] = two ? replacement.two : replacement.one;
  }
  const hypot = exactMath.hypot;
  math.hypot = {
    hypot(...sides) {
      let length = 0;
      let whole = false;
      for (let i = 0; i < sides.length; i++) {
        const side = +sides[i];
        whole = whole || side === Infinity || side === -Infinity;
        length = hypot(length, side);
      }
      return whole ? Infinity : length;
    },
  }.hypot;
  math.random = { random() { return refuseRandom(); } }.random;

  const allowed = new Set([
    "globalThis", "undefined", "NaN", "Infinity",
    "Object", "Function", "Array", "Number", "Boolean", "String", "Symbol", "BigInt", "Math", "JSON",
    "Reflect", "Proxy", "RegExp", "Map", "Set", "WeakMap", "WeakSet", "Iterator",
    "Error", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError",
    "AggregateError",
    "ArrayBuffer", "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array",
    "Int32Array", "Uint32Array", "BigInt64Array", "BigUint64Array",
    "isFinite", "isNaN", "parseFloat", "parseInt",
    "encodeURI", "encodeURIComponent", "decodeURI", "decodeURIComponent",
  ]);
  const has = Set.prototype.has;
  for (const key of ownKeys(globalThis)) {
    if (typeof key === "symbol" || !apply(has, allowed, [key])) {
      delete globalThis[key];
    }
  }

  // Functions that speak a locale or a time zone, and ways back to what has been taken away.
  const taken = [
    [Object.prototype, ["toLocaleString", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__"]],
    [Array.prototype, ["toLocaleString"]],
    [Number.prototype, ["toLocaleString"]],
    [BigInt.prototype, ["toLocaleString"]],
    [getPrototypeOf(Uint8Array).prototype, ["toLocaleString"]],
    [String.prototype, ["localeCompare", "toLocaleLowerCase", "toLocaleUpperCase"]],
    [Error, ["captureStackTrace", "stackTraceLimit", "prepareStackTrace"]],
    [Array, ["fromAsync"]],
  ];
  // What the last match was is remembered for everyone, and is no state.
  const remembered = [];
  for (const key of ownKeys(RegExp)) {
    if (typeof key === "string" && getOwnPropertyDescriptor(RegExp, key).get) {
      remembered.push(key);
    }
  }
  taken.push([RegExp, remembered]);
  for (const [owner, keys] of taken) {
    for (const key of keys) {
      delete owner[key];
    }
  }

  // Assigning what a frozen prototype has is refused by the language; these few are assigned in good faith.
  function assignable(prototype, key) {
    const found = getOwnPropertyDescriptor(prototype, key);
    if (!found || !("value" in found)) {
      return;
    }
    const value = found.value;
    defineProperty(prototype, key, {
      get() { return value; },
      set(changed) {
        if (this === prototype) {
          throw new TypeError(`what JavaScript brings along cannot be changed: ${String(key)}`);
        }
        defineProperty(this, key, { value: changed, writable: true, enumerable: true, configurable: true });
      },
      enumerable: false,
      configurable: false,
    });
  }
  for (const key of ["toString", "valueOf", "constructor"]) {
    assignable(Object.prototype, key);
  }
  for (const kind of [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError]) {
    for (const key of ["name", "message", "toString", "constructor"]) {
      assignable(kind.prototype, key);
    }
  }

  const seen = new Set();
  const plain = Function.prototype;
  function harden(owner) {
    if (seen.has(owner)) {
      return;
    }
    seen.add(owner);
    const keys = ownKeys(owner);
    if (owner !== globalThis) {
      freeze(owner);
    }
    const prototype = getPrototypeOf(owner);
    if (prototype !== null) {
      harden(prototype);
    }
    for (let i = 0; i < keys.length; i++) {
      const property = getOwnPropertyDescriptor(owner, keys[i]);
      const value = property.value;
      if (typeof value === "function") {
        hardenFunction(value);
      } else if (typeof value === "object") {
        if (value !== null) harden(value);
      } else if (value === undefined) {
        if (property.get) hardenFunction(property.get);
        if (property.set) hardenFunction(property.set);
      }
    }
  }
  // Most there is are plain functions: they hold nothing but their length and name, and a start need not walk them.
  function hardenFunction(value) {
    const keys = ownKeys(value);
    if (keys.length === 2 && keys[0] === "length" && keys[1] === "name" && getPrototypeOf(value) === plain) {
      freeze(value);
    } else {
      harden(value);
    }
  }
  for (const value of hidden) {
    harden(getPrototypeOf(value));
  }
  harden(hidden[10]);
  harden(globalThis);
  for (const key of ownKeys(globalThis)) {
    const property = getOwnPropertyDescriptor(globalThis, key);
    if (property.configurable) {
      defineProperty(globalThis, key, { writable: false, configurable: false, enumerable: false });
    }
  }
  Object.preventExtensions(globalThis);
})
