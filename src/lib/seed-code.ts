import { RAW_ID_LENGTH } from './raw-id';

const SEED_LENGTH = 24;

/** Stands between campaign, kit and seed; seeds do not contain the separator. */
export const SEPARATOR = '.';

/** Maximum length of the names before the seed, because a button's custom id has no room for more. */
export const NAMES_LENGTH = RAW_ID_LENGTH;

export const SEED_CODE_LENGTH = NAMES_LENGTH + SEPARATOR.length + SEED_LENGTH;

/** Seed such as `7Q4-KVX`, perhaps after ids of campaign and kit: `AMULET.SCOUT.7Q4-KVX`. */
export const SEED_CODE = new RegExp(`^([A-Z0-9-]{1,${RAW_ID_LENGTH}}\\${SEPARATOR}){0,2}[A-Z0-9-]{1,${SEED_LENGTH}}$`);

/**
 * Returns the code in capitals, without forbidden characters, and cut to two ids and a seed; `null` if no seed is left.
 * Does not check that the ids exist.
 */
export function normalizeSeedCode(text: string): string | null {
  const parts = text.split(SEPARATOR).map(lettersOf);
  const seed = parts.pop()?.slice(0, SEED_LENGTH) ?? '';
  if (seed === '') return null;
  const names = parts.filter((name) => name !== '').slice(0, 2);
  return [...names.map((name) => name.slice(0, RAW_ID_LENGTH)), seed].join(SEPARATOR);
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
