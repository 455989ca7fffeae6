import { snowflakeTime } from '../../lib/snowflake';
import type { Caller } from '../types';
import { formatTime, parseTime } from './time';

/** Milliseconds after which a button that confirms an action no longer works. */
const QUESTION_LIFE_MS = 15 * 60_000;

/**
 * Time at which the bot asked for a confirmation, in milliseconds since 1970. The button that confirms carries the
 * time, so that an old button confirms nothing. `null` for a button without a time, which an earlier release wrote.
 */
export type AskedAt = number | null;

/** Returns the last word of a custom id, which holds the time at which the bot asked. Returns no word for `null`. */
export const askedWords = (asked: AskedAt): readonly string[] => (asked === null ? [] : [formatTime(asked)]);

/** Reads a word as `askedWords` writes it. Returns `null` for an absent or unreadable word. */
export const parseAsked = (word: string | undefined): AskedAt => parseTime(word);

/** Returns the time of the interaction that made the bot ask, in milliseconds since 1970. */
export const askedAt = ({ interaction }: Pick<Caller, 'interaction'>): number => snowflakeTime(interaction);

/**
 * True if the caller confirms within 15 minutes after the bot asked. Compares two times from ids that Discord made,
 * because the clocks of two processes may differ. False for a button without a time.
 */
export const isConfirmed = (asked: AskedAt, { interaction }: Pick<Caller, 'interaction'>): boolean =>
  asked !== null && snowflakeTime(interaction) - asked <= QUESTION_LIFE_MS;
