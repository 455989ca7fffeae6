import { button, type Row, row } from '../component';
import { mention } from '../people';
import type { Words } from '../presenter';
import type { Act, Action, Board, UserId } from '../types';
import { idsOf } from './ids';

/** Acts and choices that the caption tells of, and voters of each choice. */
const IN_CAPTION = 3;
const MOST_CHOICES = 6;
const MOST_VOTERS = 4;

type Party = NonNullable<Board['party']>;

/** How the channel plays, how its vote stands and who did what, as lines under the board; none for a run of one's own. */
export function companyLines({ party }: Board, words: Words): string[] {
  if (!party) return [];
  const { mode, holder, votes, needed, open, acts } = party;
  const line = words.together.party(mode, mention(holder), votes.length, needed);
  const lines = [
    mode === 'vote' ? `${line} · ${words.company.open(open)}` : line,
    choices(votes, words).join(' · '),
    inRuns(acts)
      .slice(-IN_CAPTION)
      .map(({ act, count }) => told(act, words) + (count > 1 ? words.company.times(count) : ''))
      .join(' · '),
  ];
  return lines.filter((each) => each !== '').map((each) => `-# ${each}`);
}

/** Ways into the party and out of it: a message is the same for all, whether they are in it or not. */
export function companyRows(board: Board, { company }: Words): Row[] {
  if (!board.party) return [];
  const id = idsOf(board);
  return [
    row(
      button({ id: id({ kind: 'join' }), label: company.button.join }),
      button({ id: id({ kind: 'leave' }), label: company.button.leave }),
    ),
  ];
}

/** Who did what, the newest first, for the log; nothing for a run of one's own. */
export function actLines({ party }: Board, words: Words): string[] {
  if (!party || party.acts.length === 0) return [];
  const { acts, move } = words.company;
  return [`**${acts}**`, ...party.acts.toReversed().map((act) => `-# ${move(act.v)}: ${told(act, words)}`)];
}

/** To who came too late: what another did first. Nobody is told to have outrun themselves. */
export function outrunLine({ acts }: Party, asker: UserId | null, words: Words): string {
  const last = acts.at(-1);
  return last && last.by !== asker ? words.company.outrun(told(last, words)) : words.company.note.late;
}

/** How often somebody did the same in a row, oldest first. */
function inRuns(acts: readonly Act[]): { act: Act; count: number }[] {
  const runs: { act: Act; count: number }[] = [];
  for (const act of acts) {
    const last = runs.at(-1);
    if (last && last.act.by === act.by && last.act.kind === act.kind) last.count++;
    else runs.push({ act, count: 1 });
  }
  return runs;
}

const told = ({ by, kind }: Act, { company }: Words): string =>
  company.did(by === null ? company.somebody : mention(by), kind);

/** Every choice that was voted for, how often and by whom, the most wanted first. */
function choices(votes: Party['votes'], words: Words): string[] {
  const counted = new Map<string, { action: Action; voters: string[] }>();
  for (const { action, user } of votes) {
    const key = JSON.stringify(action);
    counted.set(key, { action, voters: [...(counted.get(key)?.voters ?? []), mention(user)] });
  }
  return [...counted.values()]
    .sort((a, b) => b.voters.length - a.voters.length)
    .slice(0, MOST_CHOICES)
    .map(({ action, voters }) => `${choiceTold(action, voters.length, words)} (${someOf(voters)})`);
}

/** What is voted for, and how often it was. */
export const choiceTold = (action: Action, count: number, words: Words): string =>
  words.company.votes(action.kind, wayOf(action, words), count);

const someOf = (voters: readonly string[]): string =>
  [...voters.slice(0, MOST_VOTERS), ...(voters.length > MOST_VOTERS ? ['…'] : [])].join(', ');

function wayOf(action: Action, { commands }: Words): string | null {
  if (action.kind !== 'move' && action.kind !== 'attack') return null;
  return commands.move?.options?.direction?.choices?.[action.direction] ?? action.direction;
}
