import type { Received, Sent } from '../sender';
import { ballotKey, type WriteHistory } from '../write-history';
import type { Application } from './applied';
import { denialIn } from './claims';

/** A server's log entry about a request. */
export interface LoggedRequest {
  interaction: string;
  outcome: string;
  run: string | null;
  version: number | null;
  result: string | null;
  /** Time when the server began with the request, in milliseconds since 1970. */
  began: number;
  /** Time when the server wrote the entry, in milliseconds since 1970. */
  ended: number;
}

/** Parses a line of a server's log; returns `null` if the line is not about an interaction. */
export function parseLogLine(line: string): LoggedRequest | null {
  if (!line.startsWith('{"event":"interaction"')) return null;
  const { interaction, outcome, run = null, version = null, result = null, at, ms } = JSON.parse(line);
  if (typeof interaction !== 'string') return null;
  return { interaction, outcome, run, version, result, began: Number(at) - Number(ms), ended: Number(at) };
}

/** Outcomes which state that the turn was not taken. `busy` is missing: its text says that the turn may count. */
const DENIALS = ['stale', 'refused', 'not-yours', 'not-your-turn', 'invited', 'no-run', 'not-here', 'too-fast'];

export interface Evidence {
  applications: ReadonlyMap<string, readonly Application[]>;
  votes: WriteHistory['votes'];
  sent: ReadonlyMap<string, Sent>;
}

/**
 * Reports results that were acknowledged but never written. A result `started` counts as written if any interaction of
 * the player began the run: a second `/daily` shows the run of the first.
 */
export function reportLost(lines: readonly LoggedRequest[], { applications, votes, sent }: Evidence): string[] {
  const userOf = (interaction: string): string | undefined => sent.get(interaction)?.user;
  const starts = [...applications.values()].flat().filter(({ as }) => as === 'start');
  const isWritten = ({ interaction, run, version, result }: LoggedRequest): boolean => {
    const found = (applications.get(interaction) ?? []).filter((each) => each.run === run);
    switch (result) {
      case 'applied':
        return found.some((each) => each.as === 'action' && each.version === version);
      case 'repeated':
        return found.some((each) => each.version <= (version ?? 0));
      case 'started':
        return starts.some((start) => start.run === run && userOf(start.id) === userOf(interaction));
      case 'voted':
        return hasVoted(interaction, votes.get(ballotKey(run ?? '', version ?? 0, sent.get(interaction)?.user ?? '')));
      default:
        return true;
    }
  };
  return lines
    .filter((line) => !isWritten(line))
    .map(({ interaction, run, version, result }) => `lost: ${interaction} was ${result} in ${run} at ${version}`);
}

/** True if the vote was cast, or if a later vote of the same player has replaced it. */
const hasVoted = (interaction: string, cast: ReadonlySet<string> = new Set()): boolean =>
  [...cast].some((id) => BigInt(id) >= BigInt(interaction));

/** Reports replies which state that a turn was not taken, although it was. */
export function denied(lines: readonly LoggedRequest[], received: readonly Received[], evidence: Evidence): string[] {
  const { applications, sent } = evidence;
  /**
   * Returns an application that the reply should have included: one before the reply, or any after a single delivery.
   * Returns `undefined` if there is none. If the reply names another owner, a started run does not count, because it
   * may have lost the race for the channel.
   */
  const before = (id: string, began: number, isOfAnother = false): Application | undefined =>
    (applications.get(id) ?? [])
      .filter(({ as }) => !(isOfAnother && as === 'start'))
      .find(({ at }) => at < began || sent.get(id)?.deliveries === 1);
  const byResult = lines.flatMap(({ interaction, result, run, version, began }) => {
    if (result === null || !DENIALS.includes(result)) return [];
    const found =
      version === null
        ? before(interaction, began, result === 'not-yours')
        : (applications.get(interaction) ?? []).find((each) => each.run === run && each.version <= version);
    return found ? [`denied: ${interaction} was ${result} at ${version}, but ${described(found)}`] : [];
  });
  const byText = received.flatMap(({ id, text, began }) => {
    const key = denialIn(text);
    const found = key === null ? undefined : before(id, began);
    return found ? [`denied: ${interaction(id)} was answered with ${key}, but ${described(found)}`] : [];
  });
  return [...byResult, ...byText];

  function interaction(id: string): string {
    return `${id} (${sent.get(id)?.what ?? 'unknown'})`;
  }
}

const described = ({ as, run, version }: Application): string => `it was applied as ${as} to ${run} at ${version}`;
