import { RAW_ID_LENGTH } from './raw-id';

/** Maximum length of a seed in characters. */
const SEED_LENGTH = 24;

/** Character between campaign and seed in a seed code. No seed contains it. */
export const SEPARATOR = '.';

/** Maximum length of a seed code in characters. */
export const SEED_CODE_LENGTH = RAW_ID_LENGTH + SEPARATOR.length + SEED_LENGTH;

/**
 * Pattern of the codes with which players share a dungeon. A code is a seed, such as `7Q4-KVX`, or a campaign and a
 * seed, such as `AMULET.7Q4-KVX`.
 */
export const SEED_CODE = new RegExp(`^([A-Z0-9-]{1,${RAW_ID_LENGTH}}\\${SEPARATOR})?[A-Z0-9-]{1,${SEED_LENGTH}}$`);

/**
 * Returns the seed code that a player meant. Small letters become capitals, characters that cannot occur are dropped,
 * and long parts are cut. Returns `null` if no seed is left.
 */
export function normalizeSeedCode(text: string): string | null {
  const at = text.indexOf(SEPARATOR);
  const campaign = lettersOf(text.slice(0, Math.max(at, 0))).slice(0, RAW_ID_LENGTH);
  const seed = lettersOf(text.slice(at + 1)).slice(0, SEED_LENGTH);
  if (seed === '') return null;
  return campaign === '' ? seed : [campaign, seed].join(SEPARATOR);
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
