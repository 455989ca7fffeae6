import { isUnknownName, wholeNumber } from '../dynamo';
import type { Home } from '../ids';
import { StoreError } from '../store-error';
import type { Origin } from './turns-contract';

/** Attribute of a state item whose run is over but has no recorded result yet. */
export const PENDING_RESULT = 'owed';

/** Attribute with the number of times that a run's state was rewritten at its version. A new version starts over. */
export const REWRITES = 'rewrites';

/** Attribute with the interaction that moved the run to its channel. */
export const MOVED = 'moved';

/** Replacement for an erased user or run id. */
export const ERASED = '-';

/**
 * Name of a hero whose player was erased. Heroes bear the name of the player who began their run. It is the name of
 * heroes whose player has none.
 */
export const NAMELESS = 'Hero';

/** Formats a home as one attribute, such as `guild#77`. */
export const homeText = ({ kind, id }: Home): string => `${kind}#${id}`;

/** Parses what `homeText` wrote. Throws `unreadable` for anything else. */
export function toHome(value: string): Home {
  const [kind, id = ''] = value.split('#');
  if (kind !== 'guild' && kind !== 'dm') throw new StoreError('unreadable');
  return { kind, id };
}

const ORIGINS = ['chance', 'seed', 'daily', 'fork'] as const satisfies Origin['kind'][];

/** Formats an origin as one attribute, such as `daily#global#2026-11-20`. */
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
 * Parses what `originText` wrote. Throws `newer` for a kind that a later build may know, and `unreadable` for anything
 * else.
 */
export function toOrigin(value: string): Origin {
  const [kind, first, second = ''] = value.split('#');
  if (kind === 'chance' || kind === 'seed') return { kind };
  if (kind === 'daily' && (first === 'guild' || first === 'global')) return { kind, scope: first, date: second };
  if (kind === 'fork') return { kind, version: wholeNumber(first), run: second };
  const isNewer = kind === 'daily' ? isUnknownName(['guild', 'global'], first) : isUnknownName(ORIGINS, kind);
  throw new StoreError(isNewer ? 'newer' : 'unreadable');
}
