import { activeSort, expiringAfter, guildKey, type Item, runKey, userKey } from '../dynamo';
import { homeText } from './run-attributes';
import type { Run } from './turns-contract';

/** Days for which a run without any turn is kept. */
const UNPLAYED_DAYS = 30;

/** Fields of a run that its pointers contain. */
type Listed = Pick<Run, 'id' | 'owner' | 'home' | 'createdAt' | 'version'>;

/** Returns the expiry of a run without any turn and of its pointers. A played run gets no expiry. */
export const unplayedExpiry = ({ version, createdAt }: Pick<Listed, 'version' | 'createdAt'>) =>
  version === 0 ? expiringAfter(UNPLAYED_DAYS, createdAt) : {};

/** Makes the pointer that lists a run under its owner. */
export const toOwnPointer = (run: Listed): Item => ({
  PK: userKey(run.owner),
  SK: runKey(run.id),
  at: run.createdAt,
  home: homeText(run.home),
  ...unplayedExpiry(run),
});

/** Makes the pointer that lists a run among its server's active runs; `null` if the run began in no server. */
export const toActivePointer = (run: Listed): Item | null =>
  run.home.kind === 'guild'
    ? {
        PK: guildKey(run.home.id),
        SK: activeSort(run.createdAt, run.id),
        at: run.createdAt,
        ...unplayedExpiry(run),
      }
    : null;
