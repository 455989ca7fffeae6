import { type ErasureEntry, parseErasure } from '../../src/handlers/erasure-log';
import { firstSnowflake } from '../../src/lib/snowflake';
import type { Play } from '../../src/play';
import { UsageError } from '../lib/command-line';

/** User id in a server's audit for an erasure that was applied again. */
const OPERATOR = 'operator';

/**
 * Maximum duration of an erasure, in milliseconds. An erasure that began this long before `since` may be incomplete in
 * the backup. The worker cannot run longer.
 */
const OVERLAP_MS = 10 * 60_000;

/** Number of erasures applied again, and number of earlier erasures left out. */
export interface EraseAgainResult {
  applied: number;
  earlier: number;
}

/**
 * Repeats the erasures of a log, oldest first, beginning ten minutes before `since` (milliseconds since 1970). Earlier
 * erasures are skipped, because the backup includes them, and a player who came back must not be erased twice. Rejects
 * with a `UsageError` if a line of the log cannot be parsed.
 */
export async function eraseAgain(play: Play, lines: readonly string[], since: number): Promise<EraseAgainResult> {
  const all = lines.flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, at)])).filter((each) => !!each);
  const later = all
    .filter(({ at }) => Date.parse(at) >= since - OVERLAP_MS)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (const entry of later) await apply(play, entry);
  return { applied: later.length, earlier: all.length - later.length };
}

function readLine(line: string, at: number): ErasureEntry | null {
  try {
    return parseErasure(line);
  } catch {
    throw new UsageError(`Line ${at + 1} is not a line of the bot's log: ${line.slice(0, 60)}`);
  }
}

async function apply(play: Play, { user, guild, at }: ErasureEntry): Promise<void> {
  const now = Date.parse(at);
  // Derives the id from the erasure's time, so that a repeated erasure adds no second line to an audit.
  const interaction = String(firstSnowflake(now));
  const caller = { interaction, userName: OPERATOR, now };
  if (guild === null) await play.eraseMine({ ...caller, user, home: { kind: 'dm', id: user } });
  else await play.erasePlayer({ ...caller, user: OPERATOR, home: { kind: 'guild', id: guild }, player: user });
}
