import { type Game, turn } from '../../../src/engine';
import { choiceMade } from '../../../src/play/options/last-choice';
import { optionsIn } from '../../../src/play/options/question';
import { freeOption } from '../../../src/play/options/treasures';
import { loadRaws } from '../../../src/raws';
import { act, find, type Legend, type ScenarioOptions, scenario } from '../../support/scenario';
import { situationIn } from '../advice/advice-on';

const raws = loadRaws();
const legend: Legend = {
  v: { raw: 'ring-of-venom', caged: true },
  h: { raw: 'health-potion', caged: true },
  s: { raw: 'fireball-scroll', caged: true },
  H: 'treasury-gate',
  L: 'treasury-lever',
  C: 'shrine-of-coin',
  I: 'shrine-of-ink',
  p: 'stone-plate',
  U: 'rising-mirror',
  o: 'dark-lamp',
};

const game = (drawing: string, options: ScenarioOptions = {}): Game => scenario(drawing, { legend, ...options });
const options = (of: Game) => optionsIn(situationIn(of));
const rich = (gold: number) => ({ hero: { pools: { ...scenario('@').hero.pools, gold } } });

test('a cage in view offers its three things, each by its true name and with the way to it', () => {
  const of = game('@..v.h.s');
  expect(options(of)).toEqual(
    (['ring-of-venom', 'health-potion', 'fireball-scroll'] as const).map((raw, n) => {
      const { id } = find(of, raw);
      return {
        kind: 'treasure',
        action: { kind: 'fetch', item: id },
        subject: { kind: 'treasure', thing: { id, raw } },
        price: { away: 3 + 2 * n },
      };
    }),
  );
});

test('the option takes the thing', () => {
  const of = game('@..v.h.s');
  const [first] = options(of);
  expect(act(of, first!.action).game.pack.at(-1)?.raw).toBe('ring-of-venom');
});

test('nothing is offered behind a gate, nor while an enemy is in view', () => {
  expect(options(game('@.H.vhs'))).toEqual([]);
  expect(options(game('@.vhs..r')).map(({ kind }) => kind)).not.toContain('treasure');
});

test('a cage out of view is offered once, when the hero pulls the lever of its gate', () => {
  const start = game(`vhsH@${'.'.repeat(12)}L.`, { hero: { viewshed: { range: 6 } } });
  const east = (of: Game): Game => act(of, { kind: 'move', direction: 'e' }).game;
  const pulled = Array.from({ length: 13 }).reduce(east, start);
  const things = ['fireball-scroll', 'health-potion', 'ring-of-venom'].map((raw) => find(pulled, raw).position);
  expect(options(pulled).map(({ action }) => 'to' in action && action.to)).toEqual(things);
  expect(options(east(pulled))).toEqual([]);
});

/** Game whose hero sees three cells far, has seen one of three caged things, and now sees the other two. */
const turned = (drawing: string): Game => {
  const start = game(drawing, { hero: { viewshed: { range: 5 } } });
  return act(act(start, { kind: 'move', direction: 'e' }).game, { kind: 'move', direction: 'e' }).game;
};

test('a thing in the cage that is out of view again is an option to walk there', () => {
  const of = turned('v...@...h.s');
  const { id, position } = find(of, 'ring-of-venom');
  expect(options(of)).toMatchObject([
    { action: { kind: 'fetch' } },
    { action: { kind: 'fetch' } },
    { action: { kind: 'travel', to: position }, subject: { thing: { id } }, price: { away: 6 } },
  ]);
  expect(act(of, options(of)[2]!.action).game.hero.position).toEqual(position);
});

test('the board says how many things in the cage it has not seen', () => {
  const more = (drawing: string) =>
    options(game(drawing, { hero: { viewshed: { range: 5 } } })).map(({ price }) => price.more);
  expect(more('@.v.h..............s')).toEqual([1, 1]);
  expect(more('@.v.hs')).toEqual([undefined, undefined, undefined]);
});

test('a lever in view is an option until it is pulled', () => {
  const of = game(`@..L${'.'.repeat(12)}`);
  expect(options(of)).toMatchObject([
    { kind: 'treasure', subject: { thing: { raw: 'treasury-lever' } }, price: { away: 3 } },
    { kind: 'leave', subject: { kind: 'onward' } },
  ]);
  expect(options(act(of, options(of)[0]!.action).game)).toEqual([]);
});

test('each lamp of a riddle says in which direction it lies, because lamps have one name', () => {
  const lamps = options(game('..o....H\n..@.o..H\n..o....H')).map(({ price: { away, side } }) => ({ away, side }));
  expect(lamps).toEqual([
    { away: 1, side: 'n' },
    { away: 1, side: 's' },
    { away: 2, side: 'e' },
  ]);
});

test('a single thing in the cage stands beside going on, and is no choice if there is nowhere to go', () => {
  expect(options(game('@..v>'))).toMatchObject([
    { action: { kind: 'fetch' }, subject: { kind: 'treasure' } },
    { kind: 'leave', subject: { kind: 'onward' } },
  ]);
  expect(options(game('@..v'))).toEqual([]);
});

test('a shrine that the hero can pay stands beside going on', () => {
  const of = game('@..C............', rich(80));
  expect(options(of)).toMatchObject([
    {
      kind: 'treasure',
      action: { kind: 'travel' },
      subject: { kind: 'shrine' },
      price: { bargain: { takes: { gold: 80 } } },
    },
    { kind: 'leave', action: { kind: 'explore' }, subject: { kind: 'onward' } },
  ]);
  expect(options(game('@C.............', rich(80)))[0]).toMatchObject({ action: { kind: 'offer' } });
});

test('no shrine is offered that the hero cannot pay, or whose gift would be wasted', () => {
  expect(options(game('@C.............', rich(79)))).toEqual([]);
  expect(options(game('@I.............', { carried: ['web-scroll'], identified: ['web-scroll'] }))).toEqual([]);
  expect(
    options(game('@I.............', { carried: ['web-scroll', 'health-potion'], identified: ['web-scroll'] })),
  ).toHaveLength(2);
});

test('the choice at a cage is kept for the card of the run', () => {
  const of = game('@..v.h.s');
  const { choice } = choiceMade(raws, of, { kind: 'fetch', item: find(of, 'health-potion').id });
  expect(JSON.parse(choice!)).toMatchObject({ taken: 1, subjects: [{ kind: 'treasure' }, {}, {}] });
});

test('two members of a party who press at once take one thing: the second press finds the cage shut', () => {
  const of = game('@..v.h.s');
  const after = act(of, { kind: 'fetch', item: find(of, 'ring-of-venom').id }).game;
  const second = turn(after, { kind: 'fetch', item: find(of, 'health-potion').id }, raws);
  expect(second).toMatchObject({ ok: false, refusal: { code: 'nothing-here' } });
});

describe('a captive in view', () => {
  const captive: Legend = { m: 'mara', b: { raw: 'bandit', unaware: 'asleep' } };

  test('may be freed or left, for a stated number of turns', () => {
    const of = game('>.@..m', { legend: captive });
    const { id, position } = find(of, 'mara');
    expect(options(of)).toMatchObject([
      {
        kind: 'treasure',
        action: { kind: 'travel', to: position },
        subject: { kind: 'free', thing: { id, raw: 'mara' } },
        price: { turns: 3, wakes: 0 },
      },
      { kind: 'leave', subject: { kind: 'onward' } },
    ]);
  });

  test('the option walks to the captive and asks for confirmation', () => {
    const of = game('>.@..m', { legend: captive });
    const after = act(of, options(of)[0]!.action).game;
    expect(after.pending).toMatchObject({ kind: 'captive', item: find(of, 'mara').id });
    expect(after.hero.position).toEqual({ x: 5, y: 1 });
  });

  test('beside its sleeping captors, the price names the captors that the work would wake', () => {
    const of = game('>.@..m..\n.....bb.', { legend: captive });
    const free = options(of).find(({ subject }) => subject.kind === 'free');
    expect(free?.price).toEqual({ turns: 3, wakes: 2 });
    expect(options(of).map(({ subject }) => subject.kind)).toContain('past');
  });

  test('the price counts sleepers that the work would wake; sleepers farther off sleep on', () => {
    const loss = (drawing: string) => freeOption(situationIn(game(drawing, { legend: captive })))!.loss;
    const [none, one, two] = ['m.....@.....', 'm.....@.b...', 'm.....@.bb..'].map(loss);
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one!);
    expect(loss('m.....@.b..b')).toBe(one);
  });

  test('is no option once it is a companion', () => {
    const of = act(game('@m', { legend: captive }), { kind: 'move', direction: 'e' }).game;
    const freed = act(of, { kind: 'answer', option: find(of, 'mara').id }).game;
    expect(options(freed)).toEqual([]);
  });
});

test('the mirrors before a gate are options, nearest first, and so is to go on', () => {
  const of = game('............U.@U...H.v', { hero: { viewshed: { range: 9 } } });
  expect(options(of).map(({ subject, price }) => [subject.kind, price.away])).toEqual([
    ['treasure', 1],
    ['treasure', 2],
    ['onward', undefined],
  ]);
});

test('a mirror stays an option when its gate is out of view, once the hero has turned another', () => {
  const walk = (of: Game): Game =>
    act(act(of, { kind: 'move', direction: 'w' }).game, { kind: 'move', direction: 'w' }).game;
  const parts = (of: Game) => options(of).flatMap(({ subject }) => ('thing' in subject ? subject.thing.raw : []));
  const drawn = (mirror: string) => game(`${'.'.repeat(20)}U...${mirror}@...H.v`, { hero: { viewshed: { range: 5 } } });
  expect(parts(walk(walk(drawn('U'))))).toEqual(['rising-mirror']);
  expect(parts(walk(walk(drawn('.'))))).toEqual([]);
});

test('a mirror out of view stays an option, if the hero remembers it and the gate is in view', () => {
  const start = game(`U.@......U.H.v${'.'.repeat(20)}`, { hero: { viewshed: { range: 5 } } });
  const of = [1, 2, 3, 4].reduce((now) => act(now, { kind: 'move', direction: 'e' }).game, start);
  const mirrors = options(of).filter(({ subject }) => subject.kind === 'treasure');
  expect(mirrors.map(({ action, price }) => [action.kind, price.away])).toEqual([
    ['travel', 3],
    ['travel', 6],
  ]);
  expect(act(of, mirrors[1]!.action).game.hero.position).toEqual({ x: 1, y: 1 });
});

test('a hero on a plate leaves no thing of unknown type there, as long as it has another', () => {
  const start = game('............@p.p.H.v', {
    carried: ['poison-potion', 'war-axe'],
    hero: { viewshed: { range: 9 } },
  });
  const on = act(start, { kind: 'move', direction: 'e' }).game;
  expect(options(on)[0]).toMatchObject({ action: { kind: 'drop', item: find(on, 'war-axe').id } });
});

test('a hero on a plate may leave the cheapest thing there, because another plate is up', () => {
  const start = game('............@p.p.H.v', {
    carried: ['war-axe', 'dagger'],
    hero: { viewshed: { range: 9 } },
  });
  const on = act(start, { kind: 'move', direction: 'e' }).game;
  const [leave, step] = options(on);
  expect(leave).toMatchObject({ action: { kind: 'drop', item: find(on, 'dagger').id }, subject: { kind: 'lay' } });
  const laid = act(on, leave!.action).game;
  expect(options(laid)[0]?.action).toEqual(step!.action);
  expect(act(laid, step!.action).events.map(({ kind }) => kind)).toContain('gate-opened');
});
