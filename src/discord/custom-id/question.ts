import { snowflakeTime } from '../../lib/snowflake';
import type { Caller } from '../types';
import { formatTime, parseTime } from './time';

/** Milliseconds after which a question can no longer be confirmed. */
const QUESTION_LIFE_MS = 15 * 60_000;

/**
 * When a question was asked, in milliseconds since 1970. `null` on buttons of earlier releases, which name no time. A
 * button that confirms a question holds this time, unless the button acts on one version of a run alone.
 */
export type AskedAt = number | null;

/** Writes the time of a question as the last word of a custom id. */
export const askedWords = (asked: AskedAt): readonly string[] => (asked === null ? [] : [formatTime(asked)]);

/** Parses the word of `askedWords`. */
export const parseAsked = (word: string | undefined): AskedAt => parseTime(word);

/** Returns when Discord sent the interaction that the question answers. */
export const askedAt = ({ interaction }: Pick<Caller, 'interaction'>): number => snowflakeTime(interaction);

/**
 * True if the caller confirms the question in time. Discord's ids hold the times of question and press, so the clocks
 * of our own processes play no part. Buttons without a time confirm nothing.
 */
export const isConfirmed = (asked: AskedAt, { interaction }: Pick<Caller, 'interaction'>): boolean =>
  asked !== null && snowflakeTime(interaction) - asked <= QUESTION_LIFE_MS;
