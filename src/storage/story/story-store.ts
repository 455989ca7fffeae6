import {
  AVENGER,
  afterRevision,
  avengedSort,
  CONFIG,
  contentHash,
  expiringAfter,
  guildKey,
  huntSort,
  type Item,
  ids,
  number,
  readOr,
  retryOrReject,
  type Table,
  text,
} from '../dynamo';
import type { RunId } from '../ids';
import type { BeastWounds, GraveRef, HuntState, Killer, StoryStore } from './story-contract';

const HUNT_DAYS = 21;
const KILLER_DAYS = 14;
const AVENGED_DAYS = 365;

/** Treats damaged items as missing, because no run depends on stories. */
export function createStoryStore(table: Table): StoryStore {
  return {
    async loadStory(guild, week, signal) {
      const PK = guildKey(guild);
      const keys = [CONFIG, huntSort(week), AVENGER].map((SK) => ({ PK, SK }));
      const [config, hunt, killer] = await table.getMany(keys, signal, { consistent: true });
      return {
        isOn: config?.stories !== 0,
        hunt: hunt ? toHunt(hunt) : null,
        killer: killer ? toKiller(killer) : null,
      };
    },

    woundBeast: (wounds, signal) => woundBeast(table, wounds, signal),

    async putKiller(guild, killer, signal) {
      await table.put(killerItem(guild, killer), { attribute: 'at', below: killer.grave }, signal);
    },

    async avenge(grave, { by, at }, signal) {
      const avenged = { ...avengedKey(grave), at, run: markOf(by), ...expiringAfter(AVENGED_DAYS, at) };
      await table.put(avenged, 'absent', signal);
      // The item stays, so that `putKiller` cannot store this death again.
      const done = { PK: guildKey(grave.guild), SK: AVENGER, at: grave.time, done: 1 };
      const isThis = { attribute: 'at', equals: grave.time };
      await table.put({ ...done, ...expiringAfter(KILLER_DAYS, grave.time) }, isThis, signal);
    },

    async takeBackAvenging(guild, killer, by, signal) {
      const { PK, SK } = avengedKey({ guild, depth: killer.depth, time: killer.grave });
      if ((await table.get(PK, SK, signal))?.run !== markOf(by)) return;
      // Puts before removing, so that a retry can complete the work.
      await table.put(killerItem(guild, killer), { attribute: 'at', equals: killer.grave }, signal);
      await table.remove(PK, SK, signal, { attribute: 'run', equals: markOf(by) });
    },

    async loadAvenged(grave, signal) {
      const { PK, SK } = avengedKey(grave);
      const item = await table.get(PK, SK, signal);
      return item && readOr(null, () => number(item.at));
    },
  };
}

const avengedKey = ({ guild, depth, time }: GraveRef) => ({ PK: guildKey(guild), SK: avengedSort(depth, time) });

const markOf = (run: RunId): string => contentHash(Buffer.from(run));

const killerItem = (guild: string, { raw, depth, campaign, grave }: Killer): Item => ({
  ...{ PK: guildKey(guild), SK: AVENGER, raw, depth, ...(campaign === undefined ? {} : { campaign }), at: grave },
  ...expiringAfter(KILLER_DAYS, grave),
});

const toHunt = (item: Item): HuntState | null =>
  readOr(null, () => ({ raw: text(item.raw), wounds: number(item.wounds), felled: item.felled !== undefined }));

const toKiller = (item: Item): Killer | null =>
  item.done === undefined
    ? readOr(null, () => ({
        raw: text(item.raw),
        depth: number(item.depth),
        ...(item.campaign === undefined ? {} : { campaign: text(item.campaign) }),
        grave: number(item.at),
      }))
    : null;

const IN_SUM = null;

const woundsOf = (item: Item | null): Map<string, number | typeof IN_SUM> =>
  new Map(
    (item ? ids(item.runs) : []).map((entry) => {
      const [mark = '', wounds] = entry.split(':');
      return [mark, wounds === undefined ? IN_SUM : Number(wounds)];
    }),
  );

const woundBeast = (table: Table, { guild, week, raw, run, wounds, felled, at }: BeastWounds, signal?: AbortSignal) =>
  retryOrReject(async () => {
    const key = { PK: guildKey(guild), SK: huntSort(week) };
    const mark = markOf(run);
    const item = await table.get(key.PK, key.SK, signal);
    const isFeller = item?.felled === mark;
    const byRun = woundsOf(item);
    const before = byRun.has(mark) ? byRun.get(mark)! : 0;
    const isKnown = isFeller === felled && before === wounds;
    if (isKnown || before === IN_SUM || (item?.felled !== undefined && !isFeller)) return isFeller;
    byRun.set(mark, wounds);
    const rev = readOr(0, () => number(item?.rev)) + 1;
    const changed = {
      ...{ ...key, rev, raw, wounds: readOr(0, () => number(item?.wounds)) + wounds - before },
      runs: [...byRun].map(([each, given]) => (given === IN_SUM ? each : `${each}:${given}`)).join(' '),
      ...(felled && { felled: mark }),
      ...expiringAfter(HUNT_DAYS, at),
    };
    return (await table.put(changed, afterRevision(rev), signal)) ? felled : null;
  });
