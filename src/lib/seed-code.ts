import { RAW_ID_LENGTH } from './raw-id';

/** Greatest length of a seed in characters. */
const SEED_LENGTH = 24;

/** Separates campaign and seed. No seed contains it. */
export const SEPARATOR = '.';

/** Greatest length of a seed code in characters. */
export const SEED_CODE_LENGTH = RAW_ID_LENGTH + SEPARATOR.length + SEED_LENGTH;

/** Code with which players share a dungeon: a seed, or a campaign and a seed, in capitals, such as `AMULET.7Q4-KVX`. */
export const SEED_CODE = new RegExp(`^([A-Z0-9-]{1,${RAW_ID_LENGTH}}\\${SEPARATOR})?[A-Z0-9-]{1,${SEED_LENGTH}}$`);

/** Converts a text to a seed code by dropping characters that no seed code contains; `null` if no seed remains. */
export function normalizeSeedCode(text: string): string | null {
  const at = text.indexOf(SEPARATOR);
  const campaign = lettersOf(text.slice(0, Math.max(at, 0))).slice(0, RAW_ID_LENGTH);
  const seed = lettersOf(text.slice(at + 1)).slice(0, SEED_LENGTH);
  if (seed === '') return null;
  return campaign === '' ? seed : [campaign, seed].join(SEPARATOR);
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
