import { button, type Row, row } from '../../api/component';
import { mention } from '../../api/users';
import { idsOf } from '../../board/ids';
import type { I18n } from '../../board/renderer';
import type { Action, Board, PartyLogEntry, UserId } from '../../types';

/** Acts and choices that the caption tells of, and voters of each choice. */
const IN_CAPTION = 3;
const MOST_CHOICES = 6;
const MOST_VOTERS = 4;

type Party = NonNullable<Board['party']>;

/** How the channel plays, how its vote stands and who did what, as lines under the board; none for a run of one's own. */
export function companyLines({ party }: Board, i18n: I18n): string[] {
  if (!party) return [];
  const { mode, holder, votes, needed, open, log } = party;
  const line = i18n.together.party(mode, mention(holder), votes.length, needed);
  const lines = [
    mode === 'vote' ? `${line} · ${i18n.company.open(open)}` : line,
    choices(votes, i18n).join(' · '),
    inRuns(log)
      .slice(-IN_CAPTION)
      .map(({ act, count }) => told(act, i18n) + (count > 1 ? i18n.company.times(count) : ''))
      .join(' · '),
  ];
  return lines.filter((each) => each !== '').map((each) => `-# ${each}`);
}

/** Ways into the party and out of it: a message is the same for all, whether they are in it or not. */
export function companyRows(board: Board, { company }: I18n): Row[] {
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
export function actLines({ party }: Board, i18n: I18n): string[] {
  if (!party || party.log.length === 0) return [];
  const { acts, move } = i18n.company;
  return [`**${acts}**`, ...party.log.toReversed().map((act) => `-# ${move(act.version)}: ${told(act, i18n)}`)];
}

/** To who came too late: what another did first. Nobody is told to have outrun themselves. */
export function outrunLine({ log }: Party, asker: UserId | null, i18n: I18n): string {
  const last = log.at(-1);
  return last && last.by !== asker ? i18n.company.outrun(told(last, i18n)) : i18n.company.note.late;
}

/** How often somebody did the same in a row, oldest first. */
function inRuns(acts: readonly PartyLogEntry[]): { act: PartyLogEntry; count: number }[] {
  const runs: { act: PartyLogEntry; count: number }[] = [];
  for (const act of acts) {
    const last = runs.at(-1);
    if (last && last.act.by === act.by && last.act.kind === act.kind) last.count++;
    else runs.push({ act, count: 1 });
  }
  return runs;
}

const told = ({ by, kind }: PartyLogEntry, { company }: I18n): string =>
  company.did(by === null ? company.somebody : mention(by), kind);

/** Every choice that was voted for, how often and by whom, the most wanted first. */
function choices(votes: Party['votes'], i18n: I18n): string[] {
  const counted = new Map<string, { action: Action; voters: string[] }>();
  for (const { action, user } of votes) {
    const key = JSON.stringify(action);
    counted.set(key, { action, voters: [...(counted.get(key)?.voters ?? []), mention(user)] });
  }
  return [...counted.values()]
    .sort((a, b) => b.voters.length - a.voters.length)
    .slice(0, MOST_CHOICES)
    .map(({ action, voters }) => `${choiceTold(action, voters.length, i18n)} (${someOf(voters)})`);
}

/** What is voted for, and how often it was. */
export const choiceTold = (action: Action, count: number, i18n: I18n): string =>
  i18n.company.votes(action.kind, wayOf(action, i18n), count);

const someOf = (voters: readonly string[]): string =>
  [...voters.slice(0, MOST_VOTERS), ...(voters.length > MOST_VOTERS ? ['…'] : [])].join(', ');

function wayOf(action: Action, { commands }: I18n): string | null {
  if (action.kind !== 'move' && action.kind !== 'attack') return null;
  return commands.move?.options?.direction?.choices?.[action.direction] ?? action.direction;
}
