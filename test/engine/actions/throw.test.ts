import { type Action, type Game, legalActions, previewAim, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { streams } from '../../support/minds';
import { act, all, changed, find, here, refusal, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Creatures that stay where they are. */
const legend = {
  w: { raw: 'mangy-wolf', initiative: 10000 },
  o: { raw: 'orc', initiative: 10000 },
  t: { raw: 'peasant', initiative: 10000 },
} as const;

const thrower = (drawing: string, carried: string[], options: ScenarioOptions = {}): Game =>
  scenario(drawing, { carried, worn: ['rusty-longsword'], legend: { ...legend }, ...options });

/** Throw of the first thing of a raw at a cell of the first row. */
const throwing = (game: Game, raw: string, x: number, y = 1): Extract<Action, { kind: 'throw' }> => ({
  kind: 'throw',
  item: find(game, raw).id,
  at: { x, y },
});

const listed = (game: Game): Action[] => legalActions(game, raws).filter(({ kind }) => kind === 'throw');

describe('a thrown weapon', () => {
  const game = thrower('@..w', ['dagger']);

  it('flies at the creature and takes a turn', () => {
    const result = act(game, throwing(game, 'dagger', 4));
    expect(result.turns).toBe(1);
    expect(eventsOfKind(result, 'threw')).toMatchObject([{ at: { x: 4, y: 1 }, from: { x: 1, y: 1 } }]);
    expect([...eventsOfKind(result, 'hit'), ...eventsOfKind(result, 'missed')]).toMatchObject([
      { target: { raw: 'mangy-wolf' } },
    ]);
    expect(result.game.pack.map(({ raw }) => raw)).toEqual(['rusty-longsword']);
  });

  it('reaches four cells, measured in a straight line', () => {
    expect(act(thrower('@...w', ['dagger']), throwing(game, 'dagger', 5)).turns).toBe(1);
    expect(refusal(thrower('@....w', ['dagger']), throwing(game, 'dagger', 6))).toEqual({
      code: 'out-of-range',
      range: 4,
    });
  });

  it('breaks one time in three, and otherwise lies beside the target', () => {
    const ends = streams(game, 300).map((stream) => act(stream, throwing(game, 'dagger', 4)));
    const broken = ends.filter((end) => kindsOf(end).includes('broke'));
    expect(broken.length).toBeGreaterThan(70);
    expect(broken.length).toBeLessThan(130);
    for (const end of ends) {
      const where = all(end.game, 'dagger').map(({ position }) => position);
      expect(where).toEqual(broken.includes(end) ? [] : [{ x: 3, y: 1 }]);
    }
  });

  it('has none of the effects that the weapon has in hand', () => {
    const venom = thrower('@..w', ['dagger-of-venom'], { identified: ['dagger-of-venom'] });
    for (const stream of streams(venom, 40)) {
      expect(kindsOf(act(stream, throwing(venom, 'dagger-of-venom', 4)))).not.toContain('status-gained');
    }
  });

  it('flies at a foe beside the hero too', () => {
    expect(act(thrower('@w', ['dagger']), throwing(game, 'dagger', 2)).turns).toBe(1);
  });

  it('may be the worn one, unless the hero knows that it is cursed', () => {
    const armed = thrower('@..w', [], { worn: ['dagger'] });
    expect(act(armed, throwing(armed, 'dagger', 4)).game.pack).toEqual([]);
    const cursed = changed(armed, (draft) => {
      find(draft, 'dagger').cursed = true;
    });
    expect(refusal(cursed, throwing(cursed, 'dagger', 4))).toEqual({ code: 'cursed', item: 'dagger' });
  });

  it('needs a creature on the cell', () => {
    expect(refusal(game, throwing(game, 'dagger', 3))).toEqual({ code: 'nobody-there' });
  });

  it('asks before it flies at a harmless creature', () => {
    const peaceful = thrower('@..t', ['dagger']);
    const action = throwing(peaceful, 'dagger', 4);
    expect(refusal(peaceful, action)).toMatchObject({ code: 'danger', danger: 'friendly', what: 'peasant' });
    expect(act(peaceful, { ...action, sure: true }).turns).toBe(1);
  });
});

describe('the hero cannot throw', () => {
  it.each([
    ['over a wall', '@#.w'],
    ['through a closed door', '@+.w'],
  ])('%s', (_, drawing) => {
    const game = thrower(drawing, ['dagger', 'poison-potion']);
    expect(refusal(game, throwing(game, 'dagger', 4))).toEqual({ code: 'target-unseen' });
    expect(refusal(game, throwing(game, 'poison-potion', 4))).toEqual({ code: 'target-unseen' });
    expect(listed(game)).toEqual([]);
  });

  it('a thing that the raws do not mark as throwable, such as a quest item', () => {
    const game = thrower('@..w', ['amulet-of-yala', 'longsword', 'rations']);
    for (const raw of ['amulet-of-yala', 'longsword', 'rations'])
      expect(refusal(game, throwing(game, raw, 4))).toEqual({ code: 'not-throwable' });
  });

  it('a thing that it does not have, or a thing without a target', () => {
    const game = thrower('@..w', ['dagger']);
    expect(refusal(game, { kind: 'throw', item: 999, at: { x: 4, y: 1 } })).toEqual({ code: 'no-such-item' });
    expect(refusal(game, { kind: 'throw', item: find(game, 'dagger').id })).toEqual({
      code: 'target-needed',
      range: 4,
    });
  });

  it('at its own cell', () => {
    const game = thrower('@..w', ['dagger', 'poison-potion']);
    for (const raw of ['dagger', 'poison-potion'])
      expect(refusal(game, throwing(game, raw, 1))).toEqual({ code: 'own-cell' });
  });

  it('a potion into a wall', () => {
    const game = thrower('@..#', ['poison-potion']);
    expect(refusal(game, throwing(game, 'poison-potion', 4))).toEqual({ code: 'blocked' });
  });
});

describe('a thrown potion', () => {
  const identified = ['poison-potion', 'health-potion'];

  it('works on its cell and the four beside it, and nowhere else', () => {
    const game = thrower('.ooo\n@oo.\n.o..', ['poison-potion'], { identified });
    const result = act(game, throwing(game, 'poison-potion', 3, 2));
    const poisoned = here(result.game).entities.filter(({ statuses }) => statuses?.length);
    expect(poisoned.map(({ position }) => position)).toEqual([
      { x: 3, y: 1 },
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ]);
    expect(all(result.game, 'poison-potion')).toEqual([]);
  });

  it('may burst on an empty cell', () => {
    const game = thrower('@...', ['poison-potion'], { identified });
    expect(eventsOfKind(act(game, throwing(game, 'poison-potion', 3)), 'threw')[0]?.splash).toEqual([
      { x: 3, y: 1 },
      { x: 4, y: 1 },
      { x: 2, y: 1 },
    ]);
  });

  it('heals foes as well', () => {
    const game = changed(thrower('@..o', ['health-potion'], { identified }), (draft) => {
      const { pools } = find(draft, 'orc');
      if (pools) pools.hp.current = 1;
    });
    expect(eventsOfKind(act(game, throwing(game, 'health-potion', 4)), 'healed')).toMatchObject([
      { target: { raw: 'orc' } },
    ]);
  });

  it('asks before it catches the hero', () => {
    const game = thrower('@o', ['poison-potion'], { identified });
    const action = throwing(game, 'poison-potion', 2);
    expect(refusal(game, action)).toMatchObject({ code: 'danger', danger: 'self' });
    const gained = eventsOfKind(act(game, { ...action, sure: true }), 'status-gained');
    expect(gained.map(({ target }) => target.raw)).toEqual(['hero', 'orc']);
  });

  it('asks before it catches a harmless creature beside the target', () => {
    const game = thrower('@..wt', ['poison-potion'], { identified });
    expect(refusal(game, throwing(game, 'poison-potion', 4))).toMatchObject({ danger: 'friendly', what: 'peasant' });
  });

  it('makes a creature that it harms remember the hero', () => {
    const game = thrower('@..t', ['poison-potion'], { identified });
    const { game: after } = act(game, { ...throwing(game, 'poison-potion', 4), sure: true });
    expect(find(after, 'peasant').harmedBy).toMatchObject({ id: game.hero.id });
  });
});

describe('an unknown potion', () => {
  it('becomes known if it visibly works', () => {
    const game = thrower('@..w', ['poison-potion']);
    const result = act(game, throwing(game, 'poison-potion', 4));
    expect(kindsOf(result).slice(0, 3)).toEqual(['threw', 'identified', 'status-gained']);
  });

  it('stays unknown if it does nothing that the hero sees', () => {
    for (const [drawing, raw] of [
      ['@...', 'poison-potion'],
      ['@..w', 'health-potion'],
    ] as const) {
      const game = thrower(drawing, [raw]);
      const result = act(game, throwing(game, raw, 4));
      expect(kindsOf(result)).toEqual(['threw']);
      expect(result.game.identified).toEqual([]);
    }
  });

  it('is thrown after the same questions and with the same preview, whatever its type', () => {
    const potions = raws.items.filter(({ magic }) => magic?.naming === 'potion').map(({ id }) => id);
    const asked = potions.map((raw) => {
      const game = thrower('t@w..t\n.o...', [raw]);
      const action = throwing(game, raw, 3);
      return { listed: listed(game), refusal: refusal(game, action), preview: previewAim(game, action, raws) };
    });
    for (const one of asked) expect(one).toEqual(asked[0]);
  });
});

describe('throwing again and again', () => {
  it('wears a weapon out, however often the hero picks it up', () => {
    let game = changed(thrower('@..o', ['dagger']), (draft) => {
      const { pools } = find(draft, 'orc');
      if (pools) pools.hp.current = 9999;
    });
    for (let turns = 0; turns < 200 && all(game, 'dagger').length > 0; turns++) {
      const dagger = find(game, 'dagger');
      const from = game.hero.position.x;
      const to = dagger.position?.x ?? from;
      if (to !== from) game = act(game, { kind: 'move', direction: to > from ? 'e' : 'w' }).game;
      else if (dagger.position) game = act(game, { kind: 'pickup' }).game;
      else game = act(game, throwing(game, 'dagger', 4)).game;
    }
    expect(all(game, 'dagger')).toEqual([]);
  });

  it('leaves nothing that Explore would not pick up again', () => {
    const [unbroken] = streams(thrower('@..w', ['dagger'], { worn: ['longsword'] }), 20)
      .map((game) => act(game, throwing(game, 'dagger', 4)).game)
      .filter((game) => all(game, 'dagger').length > 0);
    if (!unbroken) throw new Error('every dagger broke');
    const alone = changed(unbroken, (draft) => {
      const level = here(draft);
      level.entities = level.entities.filter(({ raw }) => raw !== 'mangy-wolf');
    });
    const { game } = act(alone, { kind: 'explore', take: 'useful' });
    expect(find(game, 'dagger')).toMatchObject({ inBackpack: { owner: game.hero.id } });
    expect(find(game, 'dagger')).not.toHaveProperty('thrown');
  });
});

describe('before a throw', () => {
  it('the list has each throwable thing with each creature in reach', () => {
    const game = thrower('o...@..o..w', ['dagger', 'rations', 'poison-potion']);
    const cells = [
      { x: 1, y: 1 },
      { x: 8, y: 1 },
    ];
    const items = [find(game, 'dagger').id, find(game, 'poison-potion').id];
    expect(listed(game)).toEqual(items.flatMap((item) => cells.map((at) => ({ kind: 'throw', item, at }))));
  });

  it('the preview names the creatures that it would hit', () => {
    const game = thrower('@..ww', ['dagger', 'poison-potion'], { identified: ['poison-potion'] });
    const caughtBy = (raw: string) => previewAim(game, throwing(game, raw, 4), raws)?.caught.length;
    expect([caughtBy('dagger'), caughtBy('poison-potion')]).toEqual([1, 2]);
  });

  it('the view has the figures of a weapon, if the hero knows the type', () => {
    const { pack } = view(thrower('@', ['dagger', 'dagger-of-venom', 'health-potion', 'rations']), raws);
    expect(pack.slice(1).map(({ throws }) => throws)).toEqual([
      { range: 4, radius: null, blow: { least: 2, most: 5, mean: 3.5, toHit: 2, range: 4 } },
      { range: 4, radius: null, blow: null },
      { range: 4, radius: 1, blow: null },
      undefined,
    ]);
  });
});
