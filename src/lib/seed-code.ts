import { RAW_ID_LENGTH } from './raw-id';

/** Longest seed, in characters. */
const SEED_LENGTH = 24;

/** Between campaign and seed. No seed contains it. */
export const SEPARATOR = '.';

/** Longest code, in characters. */
export const SEED_CODE_LENGTH = RAW_ID_LENGTH + SEPARATOR.length + SEED_LENGTH;

/** A dungeon as players pass it on: a seed, or a campaign in capitals and a seed: `AMULET.7Q4-KVX`. */
export const SEED_CODE = new RegExp(`^([A-Z0-9-]{1,${RAW_ID_LENGTH}}\\${SEPARATOR})?[A-Z0-9-]{1,${SEED_LENGTH}}$`);

/** The code in a text, without characters that none can have; `null` when no seed is left of it. */
export function normalizeSeedCode(text: string): string | null {
  const at = text.indexOf(SEPARATOR);
  const campaign = lettersOf(text.slice(0, Math.max(at, 0))).slice(0, RAW_ID_LENGTH);
  const seed = lettersOf(text.slice(at + 1)).slice(0, SEED_LENGTH);
  if (seed === '') return null;
  return campaign === '' ? seed : [campaign, seed].join(SEPARATOR);
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
