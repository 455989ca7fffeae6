import { snowflakeTime } from '../../lib/snowflake';
import type { Caller } from '../types';
import { formatTime, parseTime } from './time';

const QUESTION_LIFE_MS = 15 * 60_000;

/** Time of the question in milliseconds since 1970; `null` on old buttons. */
export type AskedAt = number | null;

export const askedWords = (asked: AskedAt): readonly string[] => (asked === null ? [] : [formatTime(asked)]);

export const parseAsked = (word: string | undefined): AskedAt => parseTime(word);

/** Returns the interaction's time in milliseconds since 1970. */
export const askedAt = ({ interaction }: Pick<Caller, 'interaction'>): number => snowflakeTime(interaction);

/** Compares Discord's ids, because the clocks of processes may differ. */
export const isConfirmed = (asked: AskedAt, { interaction }: Pick<Caller, 'interaction'>): boolean =>
  asked !== null && snowflakeTime(interaction) - asked <= QUESTION_LIFE_MS;
