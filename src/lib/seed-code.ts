import { RAW_ID_LENGTH } from './raw-id';

const SEED_LENGTH = 24;

/** Stands between campaign, kit and seed in a seed code. Seeds do not contain the separator. */
export const SEPARATOR = '.';

/**
 * Maximum length in characters of the names before the seed, with the separator between the names. A button's custom id
 * has no room for longer names.
 */
export const NAMES_LENGTH = RAW_ID_LENGTH;

export const SEED_CODE_LENGTH = NAMES_LENGTH + SEPARATOR.length + SEED_LENGTH;

/**
 * A seed code is a seed, such as `7Q4-KVX`. The ids of a campaign and a kit may precede the seed:
 * `AMULET.SCOUT.7Q4-KVX`. Players share a dungeon and a kit by a seed code.
 */
export const SEED_CODE = new RegExp(`^([A-Z0-9-]{1,${RAW_ID_LENGTH}}\\${SEPARATOR}){0,2}[A-Z0-9-]{1,${SEED_LENGTH}}$`);

/**
 * Returns the seed code that a player meant: in capitals, without forbidden characters, and with long parts cut. Keeps
 * at most two ids before the seed. Returns `null` if no seed is left.
 */
export function normalizeSeedCode(text: string): string | null {
  const parts = text.split(SEPARATOR).map(lettersOf);
  const seed = parts.pop()?.slice(0, SEED_LENGTH) ?? '';
  if (seed === '') return null;
  const names = parts.filter((name) => name !== '').slice(0, 2);
  return [...names.map((name) => name.slice(0, RAW_ID_LENGTH)), seed].join(SEPARATOR);
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
