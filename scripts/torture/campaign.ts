import { sum } from '../../src/lib/lists';
import { rngFromSeed } from '../../src/lib/rng';
import { loadBuiltRaws } from '../../src/raws/built';
import { createDynamoStore, DEFAULT_SETTINGS, newProfile, type Store } from '../../src/storage';
import { DynamoTable } from '../../src/storage/dynamo/dynamo-table';
import { GUILD } from '../discord/users';
import { waitPatiently } from '../lib/wait-patiently';
import { judge } from './judge';
import { createKiller, type Killer } from './kills';
import { errorIn } from './oracle/claims';
import type { CampaignResult, Figures, Plan } from './plan';
import { choosePlayer, createGroups, type Group, playOnce, readsText } from './players';
import { startWorld, TABLE, type World } from './world';

/** Number of simultaneous interactions for each server. */
const PER_SERVER = 2;

/** A killer that the first runs of the server meet at once, so that graves are avenged. */
const WAITING = { raw: 'goblin', depth: 1, grave: 1 };

/** Plays one seed until a limit is reached, and judges the writes and replies of the servers. */
export async function runCampaign(plan: Plan): Promise<CampaignResult> {
  const began = performance.now();
  const stream = (name: string) => rngFromSeed(`torture ${plan.seed} ${name}`);
  let killer: Killer | null = null;
  const world = await startWorld(plan, stream, (server) => killer?.onPut(server));
  const { database, servers, sender } = world;
  const direct = { table: TABLE, endpoint: `http://127.0.0.1:${database.port}`, wrapHandler: waitPatiently };
  const table = new DynamoTable(direct);
  const store = createDynamoStore(direct);
  const groups = createGroups(stream('groups'));
  await preferText(store, groups);
  await store.putKiller(GUILD.id, WAITING);

  const kills = createKiller({ ...world, rng: stream('kills'), table, often: plan.kills !== null, store: plan.store });
  killer = kills;
  // If the plan asks for kills, there are no other faults, so that every acknowledged write must still be there.
  if (plan.kills !== null) world.endFaults();
  const isOver = (): boolean =>
    performance.now() - began >= plan.ms ||
    sender.sent.size >= plan.interactions ||
    (plan.kills !== null && servers.kills + kills.databaseKills >= plan.kills);
  const atOnce = Array.from({ length: PER_SERVER * plan.servers }, async (_, hand) => {
    const rng = stream(`hand ${hand}`);
    while (!isOver()) await playOnce({ sender, rng, ...choosePlayer(groups, rng) });
  });
  await Promise.all(atOnce);
  await kills.end();
  world.endFaults();

  const found = await judge({ ...world, store, table, raws: loadBuiltRaws(), groups });
  const figures = figuresOf(world, kills);
  store.close();
  table.close();
  await world.stop();
  const violations = [...kills.violations, ...found];
  return { seed: plan.seed, figures, violations, seconds: (performance.now() - began) / 1000 };
}

async function preferText(store: Store, groups: readonly Group[]): Promise<void> {
  for (const { id: user } of groups.flatMap(({ people }) => people).filter(readsText)) {
    await store.putProfile({
      ...newProfile(user),
      revision: 1,
      settings: { ...DEFAULT_SETTINGS, text: true },
    });
  }
}

function figuresOf({ sender, lines, history, proxy, servers }: World, { databaseKills }: Killer): Figures {
  const states = [...history.states.values()].flat();
  const count = (result: string) => lines.filter((line) => line.result === result).length;
  return {
    ...sender.counts,
    interactions: sender.sent.size,
    applied: states.filter(({ own, version }) => own !== null && version > 0).length,
    repeated: count('repeated'),
    stale: count('stale'),
    unclear: sender.received.filter(({ text }) => errorIn(text) !== null).length,
    throttled: proxy.faults.throttle ?? 0,
    faults: sum(Object.values(proxy.faults)),
    kills: servers.kills,
    databaseKills,
    runs: history.states.size,
    finished: new Set(states.filter(({ isOver }) => isOver).map(({ run }) => run)).size,
    versions: states.length,
    ...history.counts,
  };
}
