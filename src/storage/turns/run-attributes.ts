import { isUnknownName, wholeNumber } from '../dynamo';
import type { Home } from '../ids';
import { StoreError } from '../store-error';
import type { Origin } from './turns-contract';

/** Attribute that exists from the end of the run to the recording of its result. */
export const PENDING_RESULT = 'owed';

/** Number of changes of the state item that keep its version. A new version begins without the attribute. */
export const REWRITES = 'rewrites';

export const MOVED = 'moved';

export const LEFT_AT = 'leftAt';

export const ERASED = '-';

export const NAMELESS = 'Hero';

export const homeText = ({ kind, id }: Home): string => `${kind}#${id}`;

/** Throws the `StoreError` `unreadable` if the kind is unknown. Does not check the id. */
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

/**
 * Throws the `StoreError` `newer` for a kind or scope that a later build may know. Throws `unreadable` for any other
 * wrong kind or scope, and for a damaged version. Does not check a daily's date or a fork's run; a missing part becomes
 * `''`.
 */
export function toOrigin(value: string): Origin {
  const [kind, first, second = ''] = value.split('#');
  if (kind === 'chance' || kind === 'seed') return { kind };
  if (kind === 'daily' && (first === 'guild' || first === 'global')) return { kind, scope: first, date: second };
  if (kind === 'fork') return { kind, version: wholeNumber(first), run: second };
  const isNewer = kind === 'daily' ? isUnknownName(['guild', 'global'], first) : isUnknownName(ORIGINS, kind);
  throw new StoreError(isNewer ? 'newer' : 'unreadable');
}
