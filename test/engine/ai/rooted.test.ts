import { type Game, type GameEvent, view } from '../../../src/engine';
import { paysExperience } from '../../../src/engine/creatures';
import { loadRaws } from '../../../src/raws';
import { kindsOf, told } from '../../support/combat';
import { think } from '../../support/minds';
import { act, all, changed, draw, find, type Legend, scenario } from '../../support/scenario';

const legend: Legend = { F: 'firecap', P: 'sporecap' };

/** Waits until it has had its turn. */
const wait = (game: Game) => {
  const events: GameEvent[] = [];
  for (let turn = 0; turn < 3 && !events.some(({ kind }) => kind === 'went-off'); turn++) {
    const next = act(game, { kind: 'wait' });
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
};

test('a cap casts at whoever comes within three cells', () => {
  const spells = (map: string) => [...think(scenario(map, { legend })).intents.values()].map(({ kind }) => kind);
  expect(spells('@..F')).toEqual(['cast']);
  expect(spells('@...F')).toEqual([]);
});

test('it neither comes nearer nor strikes', () => {
  const spent = changed(scenario('@F', { legend }), (game) => {
    find(game, 'firecap').pools!.mana.current = 0;
  });
  const { game, events } = wait(spent);
  expect(draw(game, legend)).toBe('@F');
  expect(kindsOf({ events })).not.toContain('missed');
});

test('it hits all round itself, once, and is gone without a death', () => {
  const { game, events } = wait(scenario('@..F', { legend }));
  expect(game.hero.pools!.hp).toEqual({ current: 10, max: 30 });
  expect(all(game, 'firecap')).toEqual([]);
  expect(told({ events }, 'went-off')).toHaveLength(1);
  expect(kindsOf({ events })).not.toContain('died');
  expect(game.kills).toBe(0);
});

test('its kind ignores it', () => {
  expect(think(scenario('P..F.....@', { legend })).intents.size).toBe(0);
});

test('it is no enemy that ends a rest or a walk', () => {
  const game = changed(scenario('@......F', { legend }), ({ hero }) => {
    hero.pools!.hp.current -= 2;
  });
  expect(act(game, { kind: 'rest' }).turns).toBe(2);
});

test('the hero sees a hazard in it, not an enemy', () => {
  const { things } = view(scenario('@......F', { legend }), loadRaws());
  expect(things).toMatchObject([{ raw: 'firecap', stance: 'hazard' }]);
});

describe('the Mother Cap', () => {
  const grove: Legend = { M: 'mother-cap', G: 'grave-mould', Z: 'spore-zombie' };
  const ring = (seed = 'grove') =>
    scenario(
      `
      G.........
      ..M.......
      ..........
      .........@
      G.........`,
      { legend: grove, seed, hero: { naturalArmor: 999 } },
    );
  const waited = (turns: number) => {
    let game = ring();
    const events: GameEvent[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const next = act(game, { kind: 'wait' });
      game = next.game;
      events.push(...next.events);
    }
    return { game, events };
  };

  test('wakes the dead that lie around it, no more than four at a time', () => {
    const { game, events } = waited(60);
    expect(told({ events }, 'woken')[0]).toMatchObject({ who: { raw: 'spore-zombie' }, remains: 'grave-mould' });
    expect(all(game, 'spore-zombie')).toHaveLength(4);
    expect(all(game, 'grave-mould')).toHaveLength(2);
  });

  test('wakes one at a time, however many its spores reach', () => {
    let { game } = waited(0);
    while (find(game, 'mother-cap').pools!.mana.current === 28) game = act(game, { kind: 'wait' }).game;
    expect(all(game, 'spore-zombie')).toHaveLength(1);
  });

  test('wakes nobody while it sees no enemy, or where nobody lies', () => {
    const alone = scenario('M......#@\n.......##\n.......##\nG......##', { legend: grove });
    expect(think(alone).intents.size).toBe(0);
    const bare = act(scenario('M....@\n......\n......', { legend: grove, hero: { naturalArmor: 999 } }), {
      kind: 'wait',
    });
    expect(all(bare.game, 'spore-zombie')).toEqual([]);
  });

  test('those it wakes pay nothing, it does: it is an enemy, not a hazard', () => {
    const { game } = waited(60);
    const raws = loadRaws();
    expect(all(game, 'spore-zombie').map((zombie) => paysExperience(raws, zombie))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(paysExperience(raws, find(game, 'mother-cap'))).toBe(true);
    expect(view(ring(), raws).things.find(({ raw }) => raw === 'mother-cap')).toMatchObject({
      stance: 'hostile',
      size: { width: 3, height: 3 },
    });
  });

  test('shines from its middle', () => {
    const { things, lights } = view(ring(), loadRaws());
    const { at } = things.find(({ raw }) => raw === 'mother-cap')!;
    expect(lights.find(({ source }) => source === 'mother-cap')?.at).toEqual({ x: at.x + 1, y: at.y + 1 });
  });
});
