import { type Action, type Game, type Level, legalActions, turn } from '../../../src/engine';
import { DIRECTIONS } from '../../../src/lib/geometry';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { draws } from '../../support/deep';
import { randomRun, richGame, someGame } from '../../support/random-run';
import { changed, here, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Actions without a free target, number of steps or number of points. `legalActions` lists all of these. */
function* simpleActions(game: Game): Generator<Action> {
  const { entities } = here(game) as Level;
  const mobs = entities.filter(({ kind }) => kind === 'mob').map(({ id }) => id);
  const vendors = mobs.slice(0, 12);
  for (const direction of DIRECTIONS)
    yield* [
      { kind: 'move', direction },
      { kind: 'attack', direction },
    ] as const;
  for (const kind of ['wait', 'rest', 'explore', 'fight', 'fire', 'descend', 'ascend', 'wear-best', 'offer'] as const)
    yield { kind };
  yield* [{ kind: 'pickup' }, { kind: 'fetch' }, { kind: 'retire' }, { kind: 'abandon' }] as const;
  for (const { id: item } of [...game.pack, ...entities])
    for (const kind of ['use', 'equip', 'remove', 'drop', 'pickup', 'fetch'] as const) yield { kind, item };
  for (const vendor of vendors) {
    yield* [
      { kind: 'sell-spares', vendor },
      { kind: 'pay-fine', to: vendor },
    ] as const;
    for (const { id: item } of game.pack.slice(0, 8)) yield { kind: 'sell', vendor, item };
    for (const { id: item } of raws.items.slice(0, 40)) yield { kind: 'buy', vendor, item };
  }
  for (const { id: spell } of raws.spells) yield { kind: 'cast', spell };
  for (const option of [null, ...game.pack.map(({ id }) => id)]) yield { kind: 'answer', option };
}

type Verdict = 'accepted' | 'accepted as sure' | 'refused';

function verdictOf(game: Game, action: Action): Verdict {
  const result = turn(game, action, raws);
  if (result.ok) return 'accepted';
  if (result.refusal.code !== 'danger') return 'refused';
  return turn(game, { ...action, sure: true } as Action, raws).ok ? 'accepted as sure' : 'refused';
}

function listedVerdict(listed: ReadonlyMap<string, Action>, action: Action): Verdict {
  const own = listed.get(keyOf(action));
  if (!own) return 'refused';
  return 'sure' in own ? 'accepted as sure' : 'accepted';
}

/** Actions of a game for which the list of legal actions and the engine differ. */
function differences(game: Game, most: number): object[] {
  const listed = new Map(legalActions(game, raws).map((action) => [keyOf(action), action]));
  const some = rngFromSeed('listed');
  const all = [...simpleActions(game)];
  const tried = all.length <= most ? all : Array.from({ length: most }, () => some.pick(all));
  return tried
    .map((action) => ({ action, engine: verdictOf(game, action), list: listedVerdict(listed, action) }))
    .filter(({ engine, list }) => engine !== list);
}

const keyOf = (action: Action): string => JSON.stringify({ ...action, sure: undefined });

test('a simple action is listed exactly if it is accepted, and with a confirmation exactly if it needs one', () => {
  for (const drawing of ['@.t\nkX!\n.w.', 'k@\nf+>'])
    expect(differences(scenario(drawing, { carried: ['dagger', 'rations', 'beginners-magic'] }), 400)).toEqual([]);
  const onThings = changed(scenario('@!%', { carried: ['dagger'] }), ({ hero }) => {
    hero.position = { x: 2, y: 1 };
  });
  expect(differences(onThings, 400)).toEqual([]);
  expect(differences(richGame('listed'), 300)).toEqual([]);
});

test('the list agrees with the engine in the course of runs', () => {
  for (let run = 0; run < draws(15); run++) {
    const games = [...randomRun(someGame(run), `listed ${run}`, 40)].filter((_, step) => step % 8 === 7);
    for (const { game } of games) expect(differences(game, 120)).toEqual([]);
  }
});
