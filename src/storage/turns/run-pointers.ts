import { activeSort, expiringAfter, guildKey, type Item, runKey, userKey } from '../dynamo';
import { homeText } from './run-attributes';
import type { Run } from './turns-contract';

/** Number of days after which a run without any turn expires. */
const UNPLAYED_DAYS = 30;

/** Fields of a run from which its pointers are made. */
type Listed = Pick<Run, 'id' | 'owner' | 'home' | 'createdAt' | 'version'>;

/**
 * Returns the expiry attribute for the state and pointers of a run without any turn. Returns no attribute for a played
 * run.
 */
export const unplayedExpiry = ({ version, createdAt }: Pick<Listed, 'version' | 'createdAt'>) =>
  version === 0 ? expiringAfter(UNPLAYED_DAYS, createdAt) : {};

/** Makes the item by which the store finds the owner's runs. */
export const toOwnPointer = (run: Listed): Item => ({
  PK: userKey(run.owner),
  SK: runKey(run.id),
  at: run.createdAt,
  home: homeText(run.home),
  ...unplayedExpiry(run),
});

/** Makes the item by which the store finds a server's active runs; `null` if the run began in a direct message. */
export const toActivePointer = (run: Listed): Item | null =>
  run.home.kind === 'guild'
    ? {
        PK: guildKey(run.home.id),
        SK: activeSort(run.createdAt, run.id),
        at: run.createdAt,
        ...unplayedExpiry(run),
      }
    : null;
