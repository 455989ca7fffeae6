import { activeSort, expiringAfter, guildKey, type Item, runKey, userKey } from '../dynamo';
import { homeText } from './run-attributes';
import type { Run } from './turns-contract';

const UNPLAYED_DAYS = 30;

type Listed = Pick<Run, 'id' | 'owner' | 'home' | 'createdAt' | 'version'>;

/** Returns `{}` for a run with turns. `createdAt` is in milliseconds. */
export const unplayedExpiry = ({ version, createdAt }: Pick<Listed, 'version' | 'createdAt'>) =>
  version === 0 ? expiringAfter(UNPLAYED_DAYS, createdAt) : {};

/** If the run has no turns, the pointer expires. */
export const toOwnPointer = (run: Listed): Item => ({
  PK: userKey(run.owner),
  SK: runKey(run.id),
  at: run.createdAt,
  home: homeText(run.home),
  ...unplayedExpiry(run),
});

/** Returns `null` for direct messages. Without turns, the pointer expires. */
export const toActivePointer = (run: Listed): Item | null =>
  run.home.kind === 'guild'
    ? {
        PK: guildKey(run.home.id),
        SK: activeSort(run.createdAt, run.id),
        at: run.createdAt,
        ...unplayedExpiry(run),
      }
    : null;
