import { activeSort, expiringAfter, guildKey, type Item, runKey, userKey } from '../dynamo';
import { homeText } from './run-attributes';
import type { Run } from './turns-contract';

/** Days a run is kept of which no turn is ever played. */
const UNPLAYED_DAYS = 30;

/** What pointers to a run say of it. */
type Listed = Pick<Run, 'id' | 'owner' | 'home' | 'createdAt' | 'version'>;

/** Lets a run of which no turn was played expire, and its pointers with it; nothing for one that is played. */
export const unplayedExpiry = ({ version, createdAt }: Pick<Listed, 'version' | 'createdAt'>) =>
  version === 0 ? expiringAfter(UNPLAYED_DAYS, createdAt) : {};

/** Lists a run under its owner. */
export const toOwnPointer = (run: Listed): Item => ({
  PK: userKey(run.owner),
  SK: runKey(run.id),
  at: run.createdAt,
  home: homeText(run.home),
  ...unplayedExpiry(run),
});

/** Lists a run among those being played in the server it began in; `null` for one that began in none. */
export const toActivePointer = (run: Listed): Item | null =>
  run.home.kind === 'guild'
    ? {
        PK: guildKey(run.home.id),
        SK: activeSort(run.createdAt, run.id),
        at: run.createdAt,
        ...unplayedExpiry(run),
      }
    : null;
