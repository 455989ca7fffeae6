import { type Game, type GameEvent, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { think } from '../../support/minds';
import { act, all, changed, draw, find, type Legend, scenario } from '../../support/scenario';

const legend: Legend = { F: 'firecap', P: 'sporecap' };

/** Waits until something has gone off, three turns at most. */
const wait = (game: Game) => {
  const events: GameEvent[] = [];
  for (let turn = 0; turn < 3 && !events.some(({ kind }) => kind === 'went-off'); turn++) {
    const next = act(game, { kind: 'wait' });
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
};

test('a cap casts at an enemy within three cells', () => {
  const spells = (map: string) => [...think(scenario(map, { legend })).intents.values()].map(({ kind }) => kind);
  expect(spells('@..F')).toEqual(['cast']);
  expect(spells('@...F')).toEqual([]);
});

test('a cap neither comes nearer nor strikes', () => {
  const spent = changed(scenario('@F', { legend }), (game) => {
    find(game, 'firecap').pools!.mana.current = 0;
  });
  const { game, events } = wait(spent);
  expect(draw(game, legend)).toBe('@F');
  expect(kindsOf({ events })).not.toContain('missed');
});

test('a cap hits everything around it once, and vanishes without a death', () => {
  const { game, events } = wait(scenario('@..F', { legend }));
  expect(game.hero.pools.hp).toEqual({ current: 10, max: 30 });
  expect(all(game, 'firecap')).toEqual([]);
  expect(eventsOfKind({ events }, 'went-off')).toHaveLength(1);
  expect(kindsOf({ events })).not.toContain('died');
  expect(game.kills).toBe(0);
});

test('a cap ignores other caps', () => {
  expect(think(scenario('P..F.....@', { legend })).intents.size).toBe(0);
});

test('a cap in sight does not end a rest', () => {
  const game = changed(scenario('@......F', { legend }), ({ hero }) => {
    hero.pools.hp.current -= 2;
  });
  expect(act(game, { kind: 'rest' }).turns).toBe(2);
});

test('a cap is a hazard in the view, not an enemy', () => {
  const { things } = view(scenario('@......F', { legend }), loadRaws());
  expect(things).toMatchObject([{ raw: 'firecap', stance: 'hazard' }]);
});
