import type { Received, Sent } from '../sender';
import { ballotKey, type WriteHistory } from '../write-history';
import type { Application } from './applied';
import { denialIn } from './claims';

/** What a server logged of a request. */
export interface LoggedRequest {
  interaction: string;
  outcome: string;
  run: string | null;
  version: number | null;
  result: string | null;
  /** When the server began with it: milliseconds since 1970. */
  began: number;
}

/** The entry of a line of a server's log; `null` for a line about anything else. */
export function parseLogLine(line: string): LoggedRequest | null {
  if (!line.startsWith('{"event":"interaction"')) return null;
  const { interaction, outcome, run = null, version = null, result = null, at, ms } = JSON.parse(line);
  if (typeof interaction !== 'string') return null;
  return { interaction, outcome, run, version, result, began: Number(at) - Number(ms) };
}

/** Results that say that the turn was not taken. Of what was `busy` players are told that it may have counted. */
const DENIALS = ['stale', 'refused', 'not-yours', 'not-your-turn', 'no-run', 'not-here', 'too-fast'];

export interface Evidence {
  applications: ReadonlyMap<string, readonly Application[]>;
  votes: WriteHistory['votes'];
  sent: ReadonlyMap<string, Sent>;
}

/** Results that were acknowledged though nothing of the kind was written. */
export function lost(lines: readonly LoggedRequest[], { applications, votes, sent }: Evidence): string[] {
  const isWritten = ({ interaction, run, version, result }: LoggedRequest): boolean => {
    const found = (applications.get(interaction) ?? []).filter((each) => each.run === run);
    switch (result) {
      case 'applied':
        return found.some((each) => each.as === 'action' && each.version === version);
      case 'repeated':
        return found.some((each) => each.version <= (version ?? 0));
      case 'started':
        return found.some(({ as }) => as === 'start');
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

/** Whether a vote was cast, or a later one of the same voter, which replaces it. */
const hasVoted = (interaction: string, cast: ReadonlySet<string> = new Set()): boolean =>
  [...cast].some((id) => BigInt(id) >= BigInt(interaction));

/** Replies that said that a turn was not taken though it was. */
export function denied(lines: readonly LoggedRequest[], received: readonly Received[], evidence: Evidence): string[] {
  const { applications, sent } = evidence;
  /**
   * Of an interaction that was delivered once every application counts, else those before the reply was begun. That a
   * run is another's is true also of a player who has started one that lost the race for the channel.
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
