package io.tickwright.bench;

import com.artemis.Aspect;
import com.artemis.Component;
import com.artemis.ComponentMapper;
import com.artemis.World;
import com.artemis.WorldConfigurationBuilder;
import com.artemis.systems.IteratingSystem;
import java.util.Random;

/** The herd in an entity component system for Java, its times as floats: a peer. */
final class ArtemisHerd {

  /** Read by the class loader of Artemis, which makes them itself. */
  public static final class Walk extends Component {
    public float pace;
    public float progress;
    public int walked;
  }

  /** The timer of each. */
  public static final class Windup extends Component {
    public float left;
  }

  private static final class Walking extends IteratingSystem {
    private ComponentMapper<Walk> walks;

    Walking() {
      super(Aspect.all(Walk.class));
    }

    @Override
    protected void process(int entity) {
      Walk walk = walks.get(entity);
      walk.progress += walk.pace * world.getDelta();
      while (walk.progress >= 1) {
        walk.progress -= 1;
        walk.walked++;
      }
    }
  }

  private static final class WindingUp extends IteratingSystem {
    private ComponentMapper<Windup> windups;

    WindingUp() {
      super(Aspect.all(Windup.class));
    }

    @Override
    protected void process(int entity) {
      Windup windup = windups.get(entity);
      windup.left -= world.getDelta();
      if (windup.left <= 0) {
        windup.left = 0.75f;
      }
    }
  }

  private final World world;

  ArtemisHerd(int rows, boolean withWalk, boolean withWindup) {
    world = new World(new WorldConfigurationBuilder().with(new Walking(), new WindingUp()).build());
    ComponentMapper<Walk> walks = world.getMapper(Walk.class);
    ComponentMapper<Windup> windups = world.getMapper(Windup.class);
    Random random = new Random(42);
    for (int row = 0; row < rows; row++) {
      int entity = world.create();
      if (withWalk) {
        Walk walk = walks.create(entity);
        walk.pace = 1 + 3 * random.nextFloat();
        walk.progress = random.nextFloat();
      }
      if (withWindup) {
        windups.create(entity).left = 0.75f * random.nextFloat();
      }
    }
    world.setDelta(1f / 60);
    world.process();
  }

  void tick() {
    world.process();
  }
}
