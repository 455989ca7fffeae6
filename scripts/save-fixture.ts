import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type Game, legalActions, newGame, SCHEMA } from '../src/engine';
import { type Rng, rngFromSeed } from '../src/lib/rng';
import { createPlay } from '../src/play';
import { loadRaws } from '../src/raws';
import type { Run } from '../src/storage';
import { MemoryTable } from '../src/storage/dynamo/memory-table';
import type { Attribute, Item } from '../src/storage/dynamo/table';
import { createStore } from '../src/storage/store';

// Writes a real save of the present shape, to be kept for ever: every item of a run that was played for a while.
//   npx tsx scripts/save-fixture.ts <seed> <actions> <deepest>

const [seed = 'fixture', wanted = '60', deepest = '2'] = process.argv.slice(2);
const raws = loadRaws();
const OWNER = { user: 'player', home: { kind: 'guild', id: '1' } } as const;

const NEVER: Action['kind'][] = ['abandon', 'retire', 'descend', 'ascend'];
const LONG: Action['kind'][] = Number(deepest) > 1 ? [] : ['rest', 'explore', 'travel'];

/** Goes down as deep as wanted, then looks about; what else there is to do it picks by lot. Content with the town, it strolls. */
function choose(game: Game, rng: Rng): Action | null {
  const legal = legalActions(game, raws).filter(
    (action) => ![...NEVER, ...LONG].includes(action.kind) && !('sure' in action),
  );
  const down = legalActions(game, raws).find(({ kind }) => kind === 'descend');
  if (down && game.depth < Number(deepest)) return down;
  const about = legal.filter(({ kind }) => kind === 'explore' || kind === 'fight' || kind === 'pickup');
  if (about.length > 0 && rng.percent(60)) return rng.pick(about);
  return legal.length > 0 ? rng.pick(legal) : null;
}

async function main(): Promise<void> {
  const table = new MemoryTable();
  const store = createStore(table);
  const play = createPlay({ store, raws });
  const asking = { ...OWNER, userName: 'Freydís', interaction: '1', now: 0 };
  const game = newGame({ seed, heroName: asking.userName }, raws);
  await store.createRun({ id: 'fixture', owner: OWNER.user, home: OWNER.home, game, interaction: '1', now: 0 });
  const rng = rngFromSeed(seed);
  let run = (await store.loadRun('fixture')) as Run;
  for (let i = 0; i < Number(wanted) && !run.game.over; i++) {
    const action = choose(run.game, rng);
    if (!action) break;
    const request = {
      ...asking,
      run: run.id,
      seenVersion: null,
      action,
      interaction: String(1_438_000_000_000_000_000n + BigInt(i)),
      now: i,
    };
    await play.submitAction(request);
    run = (await store.loadRun(run.id)) as Run;
  }
  if (run.game.over) throw new Error('the hero died: ask for fewer actions, or another seed');
  const items = await table.query('RUN#fixture', '');
  const folder = join(__dirname, '..', 'test', 'saves');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `schema-${SCHEMA}-${seed}.save`);
  writeFileSync(file, `${JSON.stringify(items.map(printable), null, 1)}\n`);
  console.log(`${file}: version ${run.version}, turn ${run.game.turn}, depth ${run.game.depth}, ${items.length} items`);
}

/** Bytes as base64 under `$bytes`. */
const printable = (item: Item): object =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]: [string, Attribute]) => [
      name,
      value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
    ]),
  );

void main();
