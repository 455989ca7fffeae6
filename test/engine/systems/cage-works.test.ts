import { type Action, type Game, legalActions, turn, view } from '../../../src/engine';
import { offeredPrice } from '../../../src/engine/knowledge';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, all, changed, draw, find, here, type Legend, refusal, scenario } from '../../support/scenario';

const LEGEND: Legend = {
  v: { raw: 'ring-of-venom', caged: true },
  h: { raw: 'health-potion', caged: true },
  f: { raw: 'fireball-scroll', caged: true },
  P: 'pedestal',
  C: 'shut-cage',
  H: 'treasury-gate',
  L: 'treasury-lever',
  l: 'pulled-lever',
  o: 'dark-lamp',
  O: 'burning-lamp',
  p: 'stone-plate',
  I: 'beam-lantern',
  U: 'rising-mirror',
  D: 'falling-mirror',
  K: 'sun-lock',
};

/** Game on a level with a pedestal under each of the three things. */
function cage(drawing: string, options = {}): Game {
  const game = scenario(drawing, { legend: LEGEND, ...options });
  return changed(game, (draft) => {
    const level = here(draft);
    for (const { position, caged } of [...level.entities]) {
      if (!caged) continue;
      level.entities.push({ id: draft.nextId++, kind: 'prop', raw: 'pedestal', position: { ...position! } });
    }
  });
}

const shown = (game: Game) =>
  draw(game, { v: 'ring-of-venom', h: 'health-potion', f: 'fireball-scroll', C: 'shut-cage', P: 'pedestal' });
const take = (game: Game, raw: string) => act(game, { kind: 'fetch', item: find(game, raw).id });
const seenRaws = (game: Game) =>
  view(game, loadRaws())
    .things.filter(({ caged }) => caged)
    .map(({ raw }) => raw);

test('things in a cage are named from afar, even of unknown types', () => {
  const game = cage('@..v.h.f');
  expect(seenRaws(game)).toEqual(['ring-of-venom', 'health-potion', 'fireball-scroll']);
  expect(game.identified).toEqual([]);
});

const SLEEPER = { raw: 'goblin', unaware: 'asleep' } as const;
const asleep = (game: Game) => all(game, 'goblin').map(({ unaware }) => unaware === 'asleep');

test('a thing in a cage tells which sleepers in view it would wake: those within ten cells of it', () => {
  const game = cage('@v......g...g', { legend: { ...LEGEND, g: SLEEPER }, hero: { viewshed: { range: 20 } } });
  const [near] = all(game, 'goblin');
  const [thing] = view(game, loadRaws()).things.filter(({ caged }) => caged);
  expect(thing?.wakes).toEqual([near?.id]);
});

test('taking a thing from a cage wakes them', () => {
  const game = cage('@v......g...g', { legend: { ...LEGEND, g: SLEEPER } });
  expect(asleep(game)).toEqual([true, true]);
  expect(asleep(take(game, 'ring-of-venom').game)).toEqual([false, true]);
});

describe('a cage with a toll', () => {
  const raws = loadRaws();
  const dear = { ...raws, cages: raws.cages.map((kind) => ({ ...kind, toll: 10 })) };
  const withGold = (gold: number) => {
    const { pools } = scenario('@').hero;
    return cage('@v.h.f', { hero: { pools: { ...pools, gold } } });
  };
  const fetchIn = (game: Game) => turn(game, { kind: 'fetch', item: find(game, 'health-potion').id }, dear);

  it('says what a thing costs, which grows with the depth', () => {
    const game = withGold(0);
    const tolls = view(game, dear).things.flatMap(({ caged, toll }) => (caged ? toll : []));
    expect(tolls).toEqual([1, 1, 1].map((one) => one * 10 * game.depth));
  });

  it('takes the gold once', () => {
    const game = withGold(500);
    const done = fetchIn(game);
    expect(done.ok && done.game.hero.pools.gold).toBe(500 - 10 * game.depth);
    expect(done.ok && done.game.events.find(({ kind }) => kind === 'cage-shut')).toMatchObject({
      toll: 10 * game.depth,
    });
  });

  it('gives nothing to a hero with less', () => {
    const game = withGold(9);
    const refused = { ok: false, refusal: { code: 'not-enough-gold', need: 10 * game.depth, have: 9 } };
    expect(fetchIn(game)).toMatchObject(refused);
    const { position } = find(game, 'ring-of-venom');
    const there = changed(game, ({ hero }) => Object.assign(hero, { position }));
    expect(turn(there, { kind: 'pickup' }, dear)).toMatchObject(refused);
  });
});

test('taking one thing locks the others for good', () => {
  const { game, events } = take(cage('@..v.h.f'), 'health-potion');
  expect(all(game, 'ring-of-venom')).toEqual([]);
  expect(all(game, 'fireball-scroll')).toEqual([]);
  expect(all(game, 'pedestal')).toEqual([]);
  expect(all(game, 'shut-cage')).toHaveLength(3);
  const [shut] = eventsOfKind({ events }, 'cage-shut');
  expect(shut?.lost.map(({ raw }) => raw)).toEqual(['ring-of-venom', 'fireball-scroll']);
});

test('the taken thing becomes known, the others do not', () => {
  const { game } = take(cage('@..v.h.f'), 'health-potion');
  expect(game.identified).toEqual(['health-potion']);
});

test('a vendor pays a tenth for the taken thing, even if it lay about in between', () => {
  const taken = take(cage('@v.h.f'), 'ring-of-venom').game;
  const ring = find(taken, 'ring-of-venom').id;
  const again = act(act(taken, { kind: 'drop', item: ring }).game, { kind: 'pickup' }).game;
  for (const game of [taken, again]) {
    const price = offeredPrice({ raws: loadRaws(), game }, find(game, 'ring-of-venom'));
    expect(price).toBe(loadRaws().item['ring-of-venom']!.base_value! / 10);
  }
});

test('the taken thing never stacks with others, because its price differs', () => {
  const { game } = take(cage('@v.h.f', { carried: ['health-potion'], identified: ['health-potion'] }), 'health-potion');
  const potions = view(game, loadRaws()).pack.filter(({ raw }) => raw === 'health-potion');
  expect(potions.map(({ id, stack }) => id === stack)).toEqual([true, true]);
});

test('dropping the taken thing unlocks nothing, and the hero can take it again', () => {
  const taken = take(cage('@v.h.f'), 'ring-of-venom').game;
  const ring = find(taken, 'ring-of-venom').id;
  const dropped = act(taken, { kind: 'drop', item: ring }).game;
  expect(seenRaws(dropped)).toEqual([]);
  expect(act(dropped, { kind: 'pickup' }).events.map(({ kind }) => kind)).not.toContain('cage-shut');
});

test('a step onto a pedestal takes nothing', () => {
  const { game } = act(cage('@vhf'), { kind: 'move', direction: 'e', steps: 3 });
  expect(seenRaws(game)).toHaveLength(3);
});

test.each<Action>([{ kind: 'explore', take: 'all' }, { kind: 'fetch' }])(
  '$kind takes nothing from a cage',
  (action) => {
    const game = cage('%...@..v.h.f');
    const after = act(game, action).game;
    expect(all(after, 'pedestal')).toHaveLength(3);
    expect(all(after, 'rations')[0]).toHaveProperty('inBackpack');
  },
);

test('fetching everything takes nothing from a cage', () => {
  expect(legalActions(cage('@..v.h.f'), loadRaws())).not.toContainEqual({ kind: 'fetch' });
});

test('a creature on a pedestal takes nothing', () => {
  const game = cage('@...........vrhf');
  let now = game;
  for (let n = 0; n < 5; n++) now = act(now, { kind: 'wait' }).game;
  expect(all(now, 'pedestal')).toHaveLength(3);
});

test('loose things in a treasury are free, because only pedestals count', () => {
  const game = cage('@/vhf');
  const { game: after } = take(game, 'dagger');
  expect(seenRaws(after)).toHaveLength(3);
});

test.each<Action>([{ kind: 'explore' }, { kind: 'travel', to: { x: 16, y: 1 } }])(
  '$kind stops at the first sight of a cage, once',
  (action) => {
    // The hero knows the cells by magic mapping alone, so that it can travel to them, and has not seen the things.
    const unseen = changed(cage('@...............v.h.f'), (draft) => {
      if (action.kind === 'explore') return;
      here(draft).mapped = here(draft).revealed.replaceAll('1', '2').replaceAll('0', '1').replaceAll('2', '0');
      here(draft).revealed = '1'.repeat(here(draft).revealed.length);
    });
    const stops: string[] = [];
    let now = unseen;
    for (let n = 0; n < 4; n++) {
      const result = turn(now, action, loadRaws());
      if (!result.ok) break;
      stops.push(...eventsOfKind(result, 'stopped').map(({ reason }) => reason));
      now = result.game;
    }
    expect(stops.filter((reason) => reason === 'treasury')).toHaveLength(1);
  },
);

test('the lever opens the gate and stays pulled', () => {
  const game = cage('@L..H.vhf');
  const { game: after, events } = act(game, { kind: 'move', direction: 'e' });
  expect(all(after, 'treasury-gate')).toEqual([]);
  expect(all(after, 'pulled-lever')).toHaveLength(1);
  expect(eventsOfKind({ events }, 'gate-opened')).toHaveLength(1);
  const off = act(after, { kind: 'move', direction: 'e' }).game;
  expect(act(off, { kind: 'move', direction: 'w' }).events.map(({ kind }) => kind)).not.toContain('worked');
});

test('a gate blocks everybody but not sight', () => {
  const game = cage('@.H.vhf');
  expect(seenRaws(game)).toHaveLength(3);
  const ring = find(game, 'ring-of-venom').id;
  expect(legalActions(game, loadRaws())).not.toContainEqual({ kind: 'fetch', item: ring });
});

test('the hero travels up to a gate, and no further', () => {
  const to = { x: 4, y: 1 };
  const { game } = act(cage('@..H.vhf'), { kind: 'travel', to });
  expect(shown(game)).toMatch(/^\.\.@/);
  expect(refusal(game, { kind: 'travel', to })).toEqual({ code: 'no-path' });
});

test('a step on a lamp switches it and its neighbours; the gate opens when all burn', () => {
  const game = cage('.@.\nOoO\n...\nHHH\nvhf');
  const middle = act(game, { kind: 'move', direction: 's' });
  expect(shown(middle.game).split('\n')[1]).toBe('?@?');
  expect(all(middle.game, 'dark-lamp')).toHaveLength(2);
  const left = act(act(middle.game, { kind: 'move', direction: 'w' }).game, { kind: 'move', direction: 'n' }).game;
  expect(all(left, 'dark-lamp')).toHaveLength(2);
  expect(all(left, 'treasury-gate')).toHaveLength(3);
  const right = act(act(left, { kind: 'move', direction: 'e' }).game, { kind: 'move', direction: 'se' });
  expect(all(right.game, 'dark-lamp')).toEqual([]);
  expect(all(right.game, 'treasury-gate')).toEqual([]);
});

test('a walk to a lamp goes round the other lamps', () => {
  const walk = act(cage('...\n@oO\n.O.\nHHH\nvhf'), { kind: 'travel', to: { x: 3, y: 2 } });
  expect(walk.game.hero.position).toEqual({ x: 3, y: 2 });
  expect(eventsOfKind(walk, 'worked')).toHaveLength(1);
});

test('a plate sinks under the hero and rises again', () => {
  const on = act(cage('@p..p.H.v'), { kind: 'move', direction: 'e' });
  expect(eventsOfKind(on, 'plates-moved')).toMatchObject([{ down: 1, of: 2 }]);
  expect(all(on.game, 'treasury-gate')).toHaveLength(1);
  const off = act(on.game, { kind: 'move', direction: 'w' });
  expect(eventsOfKind(off, 'plates-moved')).toMatchObject([{ down: 0, of: 2 }]);
});

test('the gate opens when one plate bears a thing and the other the hero, and stays open', () => {
  const game = cage('@p.p.H.v', { carried: ['dagger'] });
  const laid = act(act(game, { kind: 'move', direction: 'e' }).game, {
    kind: 'drop',
    item: find(game, 'dagger').id,
  }).game;
  const both = act(laid, { kind: 'move', direction: 'e', steps: 2 });
  expect(eventsOfKind(both, 'gate-opened')).toHaveLength(1);
  const off = act(both.game, { kind: 'move', direction: 'e' });
  expect(all(off.game, 'treasury-gate')).toEqual([]);
  expect(eventsOfKind(off, 'plates-moved')).toEqual([]);
});

test('a creature weighs down a plate like a thing', () => {
  const game = cage('m#@p.H.v', { legend: { ...LEGEND, m: 'rat', p: 'stone-plate' } });
  const loaded = changed(game, (draft) => {
    const level = here(draft);
    level.entities.push({ id: draft.nextId++, kind: 'prop', raw: 'stone-plate', position: { x: 1, y: 1 } });
  });
  expect(eventsOfKind(act(loaded, { kind: 'move', direction: 'e' }), 'gate-opened')).toHaveLength(1);
});

test('a step on a mirror turns the mirror and its beam; the gate opens when the beam falls on the lock', () => {
  const game = cage('D...D\nI#@.#\n##H#K');
  const corner = act(act(game, { kind: 'move', direction: 'n' }).game, { kind: 'move', direction: 'w', steps: 2 });
  expect(eventsOfKind(corner, 'mirror-turned').map(({ hitsLock }) => hitsLock)).toEqual([false]);
  expect(all(corner.game, 'beam-across')).toHaveLength(3);
  expect(all(corner.game, 'treasury-gate')).toHaveLength(1);
});

test('the beam continues from mirror to mirror', () => {
  const game = cage('U.@.U\nI###.\n##H#K');
  const turned = act(game, { kind: 'move', direction: 'e', steps: 2 });
  expect(eventsOfKind(turned, 'mirror-turned').map(({ hitsLock }) => hitsLock)).toEqual([true]);
  expect(draw(turned.game, { '-': 'beam-across', '|': 'beam-upright' }).split('\n')[0]).toContain('---@');
  expect(all(turned.game, 'treasury-gate')).toEqual([]);
  const back = act(act(turned.game, { kind: 'move', direction: 'w' }).game, { kind: 'move', direction: 'e' });
  expect(eventsOfKind(back, 'mirror-turned').map(({ hitsLock }) => hitsLock)).toEqual([false]);
  expect(all(back.game, 'beam-upright')).toEqual([]);
});

test('Explore stops at the first sight of a lever, and the hero can travel to a remembered one', () => {
  const game = cage('@...............L', { hero: { viewshed: { range: 5 } } });
  const stops: (string | null)[] = [];
  let now = game;
  for (let n = 0; n < 4 && !stops.includes('treasury-lever'); n++) {
    const result = act(now, { kind: 'explore' });
    stops.push(...eventsOfKind(result, 'stopped').map(({ what }) => what));
    now = result.game;
  }
  expect(stops).toContain('treasury-lever');
  const to = { ...find(now, 'treasury-lever').position! };
  expect(legalActions(now, loadRaws())).toContainEqual({ kind: 'travel', to });
  const back = act(now, { kind: 'travel', to: { x: 1, y: 1 } }).game;
  expect(view(back, loadRaws()).remembered.map(({ what }) => what.raw)).toContain('treasury-lever');
});
