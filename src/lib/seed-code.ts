import { RAW_ID_LENGTH } from './raw-id';

const SEED_LENGTH = 24;

/** Separates campaign, kit and seed; never occurs in a seed. */
export const SEPARATOR = '.';

/** Limits the ids before the seed, because a button's custom id is short. */
export const NAMES_LENGTH = RAW_ID_LENGTH;

export const SEED_CODE_LENGTH = NAMES_LENGTH + SEPARATOR.length + SEED_LENGTH;

/** Seed after up to two ids, such as `AMULET.SCOUT.7Q4-KVX`. */
export const SEED_CODE = new RegExp(`^([A-Z0-9-]{1,${RAW_ID_LENGTH}}\\${SEPARATOR}){0,2}[A-Z0-9-]{1,${SEED_LENGTH}}$`);

/** Drops forbidden characters; `null` if no seed remains. Does not check the ids. */
export function normalizeSeedCode(text: string): string | null {
  const parts = text.split(SEPARATOR).map(lettersOf);
  const seed = parts.pop()?.slice(0, SEED_LENGTH) ?? '';
  if (seed === '') return null;
  const names = parts.filter((name) => name !== '').slice(0, 2);
  return [...names.map((name) => name.slice(0, RAW_ID_LENGTH)), seed].join(SEPARATOR);
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
