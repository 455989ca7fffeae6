import { type ErasureEntry, parseErasure } from '../../src/handlers/erasure-log';
import { firstSnowflake } from '../../src/lib/snowflake';
import type { Play } from '../../src/play';
import { UsageError } from '../lib/command-line';

/** Who the audit of a server names for an erasure that was applied again. */
const OPERATOR = 'operator';

/** An erasure takes at most as long as the worker has: what began so long before may be half done in the backup. */
const OVERLAP_MS = 10 * 60_000;

/** Erasures that were applied again, and those left out because they came before the backup. */
export interface EraseAgainResult {
  applied: number;
  earlier: number;
}

/**
 * Applies the erasures of a log from ten minutes before `since` on, in milliseconds since 1970, oldest first. Earlier
 * ones are left out: the backup has them, and whoever played again afterwards must not be erased twice. Throws a
 * `UsageError` at a line that cannot be read.
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
  // The same each time, so that applying it again adds no second line to an audit.
  const interaction = String(firstSnowflake(now));
  const caller = { interaction, userName: OPERATOR, now };
  if (guild === null) await play.eraseMine({ ...caller, user, home: { kind: 'dm', id: user } });
  else await play.erasePlayer({ ...caller, user: OPERATOR, home: { kind: 'guild', id: guild }, player: user });
}
