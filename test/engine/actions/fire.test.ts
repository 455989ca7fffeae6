import { type Game, legalActions, previewAim, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { attacksOfHero, stopped } from '../../support/actions';
import { streams } from '../../support/minds';
import { act, changed, find, refusal, type ScenarioOptions, scenario } from '../../support/scenario';

const FIRE = { kind: 'fire' } as const;

/** Enemies that stay where they are. */
const legend = {
  w: { raw: 'mangy-wolf', initiative: 10000 },
  o: { raw: 'orc', initiative: 10000, naturalArmor: 40 },
  D: { raw: 'black-dragon', initiative: 10000 },
  t: { raw: 'peasant', initiative: 10000 },
} as const;

/** Game of a hero who wears a bow beside the sword. */
const archer = (drawing: string, options: ScenarioOptions = {}): Game =>
  scenario(drawing, { worn: ['rusty-longsword', 'shortbow'], carried: [], legend: { ...legend }, ...options });

const viewOf = (game: Game) => view(game, loadRaws());

test('a shot reaches as far as the bow, measured in a straight line', () => {
  expect(act(archer('@...w'), FIRE).events[0]).toMatchObject({ shot: true, at: { x: 5, y: 1 }, from: { x: 1, y: 1 } });
  expect(refusal(archer('@....w'), FIRE)).toEqual({ code: 'out-of-range', range: 4 });
  expect(act(archer('@...\n....\n...w'), FIRE).turns).toBeGreaterThan(0);
  expect(refusal(archer('@...\n....\n....\n...w'), FIRE)).toEqual({ code: 'out-of-range', range: 4 });
});

test('a crossbow reaches farther', () => {
  expect(act(archer('@.....w', { worn: ['hand-crossbow'] }), FIRE).turns).toBeGreaterThan(0);
});

test('a shot needs a bow, a clear line and a target', () => {
  const swordsman = archer('@..w', { worn: ['rusty-longsword'] });
  expect(refusal(swordsman, FIRE)).toEqual({ code: 'no-bow', bows: 'nowhere' });
  expect(refusal({ ...swordsman, campaign: 'amulet' }, FIRE)).toEqual({ code: 'no-bow', bows: 'elsewhere' });
  const carrying = archer('@..w', { worn: ['rusty-longsword'], carried: ['shortbow'] });
  expect(refusal(carrying, FIRE)).toEqual({ code: 'no-bow', bows: 'in-pack' });
  expect(refusal(archer('@#.w'), FIRE)).toEqual({ code: 'no-enemy' });
  expect(refusal(archer('@+.w'), FIRE)).toEqual({ code: 'no-enemy' });
  expect(refusal(archer('@..w'), { ...FIRE, at: { x: 2, y: 1 } })).toEqual({ code: 'nobody-there' });
});

test('a hero beside a foe fights with the weapon in hand', () => {
  const game = archer('@w..w');
  expect(refusal(game, FIRE)).toEqual({ code: 'foe-beside', who: 'mangy-wolf' });
  expect(refusal(game, { ...FIRE, at: { x: 5, y: 1 } })).toEqual({ code: 'foe-beside', who: 'mangy-wolf' });
  expect(attacksOfHero(act(game, { kind: 'fight' }).events)[0]).not.toHaveProperty('shot');
});

test('one act shoots at the nearest foe, ten times at most', () => {
  const { events, turns } = act(archer('o...@..o'), FIRE);
  expect(attacksOfHero(events).map(({ at }) => at.x)).toEqual(Array(10).fill(8));
  expect(turns).toBe(10);
  expect(stopped(events)).toMatchObject({ reason: 'limit', what: 'orc' });
});

test('an act of shooting ends when the target dies or a foe is beside the hero', () => {
  const reasons = streams(archer('@...w', { legend: { w: 'mangy-wolf' } }), 40).map(
    (game) => stopped(act(game, FIRE).events)?.reason,
  );
  expect(reasons).toContain('beside');
  const weak = changed(archer('@...w'), (draft) => {
    const { pools } = find(draft, 'mangy-wolf');
    if (pools) pools.hp.current = 1;
  });
  const ends = streams(weak, 40).map((game) => act(game, FIRE).events);
  const dead = ends.filter((events) => events.some(({ kind }) => kind === 'died'));
  expect(dead.length).toBeGreaterThan(0);
  expect(dead.map((events) => stopped(events))).toEqual(dead.map(() => expect.objectContaining({ reason: 'done' })));
});

test('the player can choose another target by its cell', () => {
  const { events } = act(archer('o...@..o'), { ...FIRE, at: { x: 1, y: 1 } });
  expect(attacksOfHero(events)[0]?.at).toEqual({ x: 1, y: 1 });
});

test('a shot at a big body hits its nearest cell in sight', () => {
  const game = archer('@...DD\n....DD', { legend: { D: { ...legend.D, tileSize: { width: 2, height: 2 } } } });
  const { events } = act(game, { ...FIRE, at: { x: 6, y: 2 } });
  expect(attacksOfHero(events)[0]?.at).toEqual({ x: 5, y: 1 });
});

test('a harmless creature is shot at once, after a confirmation', () => {
  const game = archer('@..t');
  expect(refusal(game, FIRE)).toEqual({ code: 'no-enemy' });
  const at = { x: 4, y: 1 };
  expect(refusal(game, { ...FIRE, at })).toMatchObject({ code: 'danger', danger: 'friendly', what: 'peasant' });
  expect(act(game, { ...FIRE, at, sure: true }).turns).toBe(1);
});

test('a fight begins with shots and ends hand to hand', () => {
  const game = archer('@...w', { legend: { w: 'mangy-wolf' } });
  const fights = streams(game, 20).map((stream) => attacksOfHero(act(stream, { kind: 'fight' }).events));
  for (const [first] of fights) expect(first).toHaveProperty('shot', true);
  expect(fights.some((blows) => blows.some(({ shot }) => !shot))).toBe(true);
});

test('a fight shoots at an enemy that the hero cannot reach', () => {
  expect(attacksOfHero(act(archer('@.~.o'), { kind: 'fight' }).events)[0]).toHaveProperty('shot', true);
});

test('targets are listed, and a preview shows them', () => {
  const game = archer('o...@..o');
  const listed = legalActions(game, loadRaws()).filter(({ kind }) => kind === 'fire');
  expect(listed).toEqual([FIRE, { ...FIRE, at: { x: 1, y: 1 } }, { ...FIRE, at: { x: 8, y: 1 } }]);
  const [, , action] = listed;
  if (action?.kind !== 'fire') throw new Error('not listed');
  expect(previewAim(game, action, loadRaws())).toMatchObject({ cells: [{ x: 8, y: 1 }], caught: [{ raw: 'orc' }] });
});

test('the view has the odds of a shot and its next target', () => {
  const { hero, things } = viewOf(archer('o...@..o'));
  const next = things.find(({ id }) => id === hero.target);
  expect(next?.at).toEqual({ x: 8, y: 1 });
  expect(next?.odds?.shots).toEqual({ attack: { chance: 0.05, blows: expect.any(Number), range: 4 }, defense: null });
  expect(hero.shot).toEqual({ least: 2, most: 5, mean: 3.5, toHit: 2, range: 4 });
  expect(viewOf(archer('@w')).hero).not.toHaveProperty('target');
});

test('the best bow is worn, beside the sword', () => {
  const game = archer('@', { worn: ['longsword'], carried: ['shortbow', 'hand-crossbow'] });
  const worn = act(game, { kind: 'wear-best' }).game.pack.filter(({ equipped }) => equipped);
  expect(worn.map(({ raw, equipped }) => [raw, equipped?.slot])).toEqual([
    ['longsword', 'melee'],
    ['hand-crossbow', 'ranged'],
  ]);
});

test('bows are sold in The Amulet alone', () => {
  const stocked = (campaign: string) => {
    const game = { ...scenario('@k', { legend: { k: 'blacksmith' } }), campaign };
    return viewOf(game).shops[0]?.wares.map(({ raw }) => raw);
  };
  expect(stocked('amulet')).toContain('shortbow');
  expect(stocked('dragon')).not.toContain('shortbow');
});
