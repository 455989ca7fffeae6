import { isUnknownName, wholeNumber } from '../dynamo';
import type { Home } from '../ids';
import { StoreError } from '../store-error';
import type { Origin } from './turns-contract';

/** Present from the end of the run until its result is recorded. */
export const PENDING_RESULT = 'owed';

/** Number of changes since the last version; absent if none. */
export const REWRITES = 'rewrites';

export const MOVED = 'moved';

export const LEFT_AT = 'leftAt';

export const ERASED = '-';

export const NAMELESS = 'Hero';

export const homeText = ({ kind, id }: Home): string => `${kind}#${id}`;

/** Throws the `StoreError` `unreadable` for an unknown kind. Does not check the id. */
export function toHome(value: string): Home {
  const [kind, id = ''] = value.split('#');
  if (kind !== 'guild' && kind !== 'dm') throw new StoreError('unreadable');
  return { kind, id };
}

const ORIGINS = ['chance', 'seed', 'daily', 'fork'] as const satisfies Origin['kind'][];

export function originText(origin: Origin): string {
  switch (origin.kind) {
    case 'chance':
    case 'seed':
      return origin.kind;
    case 'daily':
      return `daily#${origin.scope}#${origin.date}`;
    case 'fork':
      return `fork#${origin.version}#${origin.run}`;
  }
}

/** Throws the `StoreError` `newer` or `unreadable`. Does not check dates and run ids. */
export function toOrigin(value: string): Origin {
  const [kind, first, second = ''] = value.split('#');
  if (kind === 'chance' || kind === 'seed') return { kind };
  if (kind === 'daily' && (first === 'guild' || first === 'global')) return { kind, scope: first, date: second };
  if (kind === 'fork') return { kind, version: wholeNumber(first), run: second };
  const isNewer = kind === 'daily' ? isUnknownName(['guild', 'global'], first) : isUnknownName(ORIGINS, kind);
  throw new StoreError(isNewer ? 'newer' : 'unreadable');
}
