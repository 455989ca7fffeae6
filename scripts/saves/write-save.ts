import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type Game, legalActions, newGame, type Raws, SCHEMA } from '../../src/engine';
import { type Rng, rngFromSeed } from '../../src/lib/rng';
import { createPlay } from '../../src/play';
import type { Run } from '../../src/storage';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Attribute, Item } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { UsageError } from '../lib/command-line';

/** Folder with a save of every shape that games ever had. Later versions must be able to read all saves. */
export const SAVES = 'test/saves';

export interface SavedRun {
  seed: string;
  actions: number;
  deepest: number;
}

const OWNER = { user: 'player', home: { kind: 'guild', id: '1' } } as const;

const EXCLUDED: Action['kind'][] = ['abandon', 'retire', 'descend', 'ascend'];
/** Kinds of actions that are left out if the run stays on its first level. */
const LONG: Action['kind'][] = ['rest', 'explore', 'travel'];

/**
 * Chooses the next action: the stairs down until the run has reached the depth `deepest`. Otherwise mostly explores,
 * fights or picks up, and sometimes takes another action at random. Returns `null` if no action is left.
 */
function choose(raws: Raws, game: Game, rng: Rng, deepest: number): Action | null {
  const excluded = deepest > 1 ? EXCLUDED : [...EXCLUDED, ...LONG];
  const legal = legalActions(game, raws).filter((action) => !excluded.includes(action.kind) && !('sure' in action));
  const down = legalActions(game, raws).find(({ kind }) => kind === 'descend');
  if (down && game.depth < deepest) return down;
  const useful = legal.filter(({ kind }) => kind === 'explore' || kind === 'fight' || kind === 'pickup');
  if (useful.length > 0 && rng.percent(60)) return rng.pick(useful);
  return legal.length > 0 ? rng.pick(legal) : null;
}

/**
 * Writes every item of a played run in the current schema to the project at `root`. Returns a summary. Rejects with a
 * `UsageError` if the hero dies in the run.
 */
export async function writeSave(root: string, raws: Raws, { seed, actions, deepest }: SavedRun): Promise<string> {
  const table = new MemoryTable();
  const store = createStore(table);
  const play = createPlay({ store, raws });
  const caller = { ...OWNER, userName: 'Freydís', interaction: '1', now: 0 };
  const game = newGame({ seed, heroName: caller.userName }, raws);
  await store.createRun({ id: 'fixture', owner: OWNER.user, home: OWNER.home, game, interaction: '1', now: 0 });
  const rng = rngFromSeed(seed);
  let run = (await store.loadRun('fixture')) as Run;
  for (let i = 0; i < actions && !run.game.over; i++) {
    const action = choose(raws, run.game, rng, deepest);
    if (!action) break;
    const request = {
      ...caller,
      run: run.id,
      seenVersion: null,
      action,
      interaction: String(1_438_000_000_000_000_000n + BigInt(i)),
      now: i,
    };
    await play.submitAction(request);
    run = (await store.loadRun(run.id)) as Run;
  }
  if (run.game.over) throw new UsageError('The hero died: use fewer actions or another seed.');
  const items = await table.query('RUN#fixture', '');
  const folder = join(root, SAVES);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `schema-${SCHEMA}-${seed}.save`);
  writeFileSync(file, `${JSON.stringify(items.map(printable), null, 1)}\n`);
  return `${file}: version ${run.version}, turn ${run.game.turn}, depth ${run.game.depth}, ${items.length} items`;
}

const printable = (item: Item): object =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]: [string, Attribute]) => [
      name,
      value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
    ]),
  );
