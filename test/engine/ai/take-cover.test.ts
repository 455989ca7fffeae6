import type { Game } from '../../../src/engine';
import type { Entity } from '../../../src/engine/state/entity';
import { heroSeesEntity } from '../../../src/engine/state/queries';
import { worldOf } from '../../support/combat';
import { streams, think, thinkOn } from '../../support/minds';
import { changed, draw, drawing, find, type Legend, scenario } from '../../support/scenario';

const hurtAt = (map: string, raw: string, turn: number, legend: Legend = {}): Game =>
  changed(scenario(map, { legend }), (draft) => {
    draft.turn = 100;
    find(draft, raw).harmedBy = { id: draft.hero.id, turn };
  });

/** The hero stands beyond deep water, which nobody can cross. */
const BEYOND_WATER = `
  @~~o..
  .~~...
  ####..
  ###...`;

const isInView = (game: Game, raw: string): boolean => heroSeesEntity(worldOf(game), find(game, raw));

describe('a creature that was hurt by a hero it cannot reach', () => {
  test('leaves the sight of the hero and stays away', () => {
    const game = hurtAt(BEYOND_WATER, 'orc', 100);
    expect(isInView(game, 'orc')).toBe(true);
    const away = thinkOn(game, 4);
    expect(isInView(away, 'orc')).toBe(false);
    expect(draw(thinkOn(away, 5))).toBe(draw(away));
    expect(find(away, 'orc')).not.toHaveProperty('chasing');
  });

  test('leaves also if it sees farther than the hero', () => {
    const far = `@~~${'.'.repeat(9)}o.\n#${'#'.repeat(11)}..\n#${'#'.repeat(11)}..`;
    const game = hurtAt(far, 'orc', 100, { o: { raw: 'orc', viewshed: { range: 14 } } });
    const { position } = find(thinkOn(game, 4), 'orc');
    expect(position?.y).toBeGreaterThan(1);
  });

  test('forgets the wound after some time', () => {
    const game = hurtAt(BEYOND_WATER, 'orc', 69);
    const { game: next } = think(game);
    expect(draw(next)).toBe(drawing(BEYOND_WATER));
    expect(find(next, 'orc')).not.toHaveProperty('harmedBy');
  });

  test('remembers a shot for longer if it has a lair', () => {
    const game = changed(hurtAt(BEYOND_WATER, 'orc', 69), (draft) => {
      find(draft, 'orc').shotBy = draft.hero.id;
    });
    expect(find(think(game).game, 'orc')).toHaveProperty('harmedBy');
  });

  test('stays if there is nowhere to hide', () => {
    const open = '@~~o..\n.~~...';
    expect(draw(thinkOn(hurtAt(open, 'orc', 100), 3))).toBe(drawing(open));
  });

  test('fights another enemy that it can reach', () => {
    const map = '@~~o..\n.~~.r.\n####..';
    const game = hurtAt(map, 'orc', 100);
    expect(think(game).intents.get(find(game, 'orc').id)).toMatchObject({ kind: 'melee' });
  });

  test('hides its whole large body, which does not fit through the door', () => {
    const game = hurtAt(
      `
      #####......
      #####......
      #####......
      .@.....D...
      #####......
      #####......
      #####......`,
      'black-dragon',
      100,
    );
    expect(isInView(game, 'black-dragon')).toBe(true);
    const away = thinkOn(game, 9);
    expect(isInView(away, 'black-dragon')).toBe(false);
    expect(draw(thinkOn(away, 3))).toBe(draw(away));
  });
});

describe('a dragon that was shot', () => {
  const WAY_IN = '#'.repeat(16);
  /** Map of a hall: the hero at its west end, `ground` in the middle, a recess at its east end. */
  const hall = (ground: string): string =>
    Array.from({ length: 16 }, (_, y) => (y < 8 ? `..${ground}${'.'.repeat(20)}` : `${WAY_IN}.......`)).join('\n');
  const shot = (ground: string, off: number, hp: number): Game =>
    changed(hurtAt(`@${hall(ground).slice(1)}`.replace(/^(.*\n.*)\.\./, '$1D.'), 'black-dragon', 100), (draft) => {
      const dragon = find(draft, 'black-dragon');
      dragon.position = { x: draft.hero.position.x + off, y: 3 };
      dragon.pools!.hp.current = hp;
      draft.hero.pools.penalty = 0;
    });
  const distances = [4, 6, 8, 9, 10, 11, 12, 13, 14];

  test.each([20, 50])(
    'does not stay in the sight of a hero it cannot reach, at any distance, with %d hit points',
    (hp) => {
      for (const off of distances) {
        const away = thinkOn(shot('~~', off, hp), 16);
        expect({ off, seen: isInView(away, 'black-dragon') }).toEqual({ off, seen: false });
      }
    },
  );

  test.each([20, 50])('hides from or attacks a hero it can reach, at any distance, with %d hit points', (hp) => {
    for (const off of distances) {
      const game = thinkOn(shot('..', off, hp), 16);
      const isBeside = think(game).intents.get(find(game, 'black-dragon').id)?.kind === 'melee';
      expect({ off, met: isBeside || !isInView(game, 'black-dragon') }).toEqual({ off, met: true });
    }
  });
});

describe('a creature of several cells that was shot by a hero it cannot reach', () => {
  const shot = (map: string): Game =>
    changed(hurtAt(map, 'gore-ram', 100, { R: 'gore-ram' }), (draft) => {
      find(draft, 'gore-ram').shotBy = draft.hero.id;
    });
  const NARROW = `
    @....R......
    ####........
    #########...
    #########...`;
  const OPEN = `
    @~~..R....
    .~~.......
    .~~.......`;

  test('leaves the sight of the hero if it can', () => {
    expect(isInView(shot(NARROW), 'gore-ram')).toBe(true);
    expect(isInView(thinkOn(shot(NARROW), 12), 'gore-ram')).toBe(false);
  });

  test('otherwise walks out of range and stays there', () => {
    const away = thinkOn(shot(OPEN), 6);
    expect(find(away, 'gore-ram').position!.x - away.hero.position.x).toBe(7);
    expect(draw(thinkOn(away, 4))).toBe(draw(away));
  });

  test('winds up no charge that would not reach the hero', () => {
    const prepares = (game: Game) => streams(game, 20).some((one) => think(one).events.some(isWindUp));
    const isWindUp = ({ kind }: { kind: string }) => kind === 'prepared';
    expect(prepares(shot(OPEN))).toBe(false);
    expect(prepares(shot(OPEN.replaceAll('~', '.')))).toBe(true);
  });

  test('chases the hero once it can reach the hero', () => {
    const game = shot(OPEN.replaceAll('.~~', '...'));
    expect(find(thinkOn(game, 2), 'gore-ram').chasing).toBe(game.hero.id);
  });
});

describe('a creature that was hurt by a hero it can reach', () => {
  test('takes another path to the hero', () => {
    const map = `
      @~~o.
      .~~..
      .....`;
    expect(draw(thinkOn(hurtAt(map, 'orc', 100), 2))).toBe(drawing('@~~..\n.~~..\n..o..'));
  });

  test('goes for a hero that it does not see', () => {
    const game = hurtAt('@.........o', 'orc', 100, { o: { raw: 'orc', viewshed: { range: 3 } } });
    expect(find(thinkOn(game, 3), 'orc').position?.x).toBe(8);
  });
});

describe('a creature with a lair that was hurt from afar', () => {
  const ROOM = `
    ......####..
    ......####..
    @......o....
    ......####..
    ......####..`;
  const lurking = (own: Partial<Entity> = {}): Game =>
    hurtAt(ROOM, 'orc', 100, {
      o: { raw: 'orc', viewshed: { range: 12 }, lair: { radius: 12, huntTurns: 60 }, ...own },
    });

  test('waits round the corner, even if there is a path to the hero', () => {
    const away = thinkOn(lurking(), 5);
    expect(isInView(away, 'orc')).toBe(false);
    expect(find(away, 'orc').position?.x).toBeGreaterThan(8);
  });

  test('comes out at a hero who is near', () => {
    const near = changed(thinkOn(lurking(), 5), (draft) => {
      const { x, y } = find(draft, 'orc').position!;
      draft.hero.position = { x: x - 1, y: y > 3 ? y - 2 : y + 2 };
    });
    expect(find(think(near).game, 'orc')).toMatchObject({ chasing: near.hero.id });
  });

  test('charges while it hunts', () => {
    const hunting = think(lurking({ hunting: 90, home: { x: 12, y: 3 } })).game;
    expect(find(hunting, 'orc')).toMatchObject({ chasing: hunting.hero.id, position: { x: 7 } });
  });
});

test('a creature that was not hurt does not hide', () => {
  const game = scenario(BEYOND_WATER);
  expect(draw(thinkOn(game, 4))).toBe(drawing(BEYOND_WATER));
});
