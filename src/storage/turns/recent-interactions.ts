import { isNotLater, isSnowflake } from '../../lib/snowflake';
import type { UserId } from '../ids';
import type { RecentInteraction } from '../recent-interaction';
import { ERASED } from './run-attributes';
import { OTHERS_KEPT, type Run } from './turns-contract';

export const RECENT_LIMIT = 32;

type RecentInteractions = Pick<Run, 'recent' | 'recentVotes' | 'forgotten'>;

/** Drops old entries, except the last of some party members. `forgotten` becomes the highest dropped id. */
export function withInteraction(
  { recent, recentVotes, forgotten, ...run }: RecentInteractions & Pick<Run, 'owner' | 'channel'>,
  own: RecentInteraction,
  votes: readonly RecentInteraction[],
): RecentInteractions {
  const [applied, allVotes] = [
    [...recent, own],
    [...recentVotes, ...votes],
  ];
  const newest = [...applied.slice(-RECENT_LIMIT), ...allVotes.slice(-RECENT_LIMIT)];
  const others = run.channel === null ? [] : [applied, allVotes].flatMap((list) => lastOfOthers(list, newest, run));
  const isKept = (entry: RecentInteraction): boolean => newest.includes(entry) || others.includes(entry);
  const dropped = [...applied, ...allVotes].filter((entry) => !isKept(entry));
  return {
    recent: applied.filter(isKept),
    recentVotes: allVotes.filter(isKept),
    forgotten: dropped.reduce((highest, { id }) => laterOf(highest, id), forgotten),
  };
}

function lastOfOthers(
  list: readonly RecentInteraction[],
  newest: readonly RecentInteraction[],
  { owner }: Pick<Run, 'owner'>,
): RecentInteraction[] {
  const senderOf = ({ by = owner }: RecentInteraction): UserId => by;
  const present = new Set([ERASED, ...newest.map(senderOf)]);
  const last = new Map(list.map((entry) => [senderOf(entry), entry]));
  const others = list.filter((entry) => !present.has(senderOf(entry)) && last.get(senderOf(entry)) === entry);
  return [...others.filter((entry) => senderOf(entry) === owner), ...others.slice(-OTHERS_KEPT)];
}

function laterOf(highest: string | null, id: string): string | null {
  if (!isSnowflake(id)) return highest;
  return highest === null || isNotLater(highest, id) ? id : highest;
}

/** Returns the id just below all recent ids; `null` if none was dropped. */
export function forgottenBefore(recent: readonly RecentInteraction[]): string | null {
  if (recent.some(({ version }) => version === 0)) return null;
  const known = recent.map(({ id }) => id).filter(isSnowflake);
  const lowest = known.reduce<string | null>((low, id) => (low === null || isNotLater(id, low) ? id : low), null);
  return lowest === null ? null : String(BigInt(lowest) - 1n);
}
