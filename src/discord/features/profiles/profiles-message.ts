import { button, channelMention, type Message, menuRow, nameInMarkdown, type Row, row } from '../../api';
import { pagingRow } from '../../board';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { ProfileControl } from '../../controls/profiles-controls';
import type { I18n, ListedRun, RunId, RunResult, SharedRun, UnloadableRun, UnrankedReason } from '../../types';
import {
  finishedRunChoice,
  listMessage,
  NEUTRAL_ACCENT,
  RESULT_ACCENT,
  runChoice,
  runLine,
  unloadableLine,
} from '../run-list';

interface SuspendedRuns {
  runs: readonly SharedRun[];
  unloadable: readonly UnloadableRun[];
  ofChannels: readonly ListedRun[];
}

/** Lists suspended runs and party runs. `now` is milliseconds since 1970. */
export function suspendedRunsMessage(
  { runs, unloadable, ofChannels }: SuspendedRuns,
  now: number,
  i18n: I18n,
): Message {
  const { suspended } = i18n.profiles;
  const isEmpty = runs.length + unloadable.length === 0;
  const lines = [
    ...(isEmpty ? [suspended.none] : [`## ${suspended.title}`]),
    ...runs.map((run) => runLine(run, i18n)),
    ...unloadable.map((run) => unloadableLine(run, i18n)),
    ...(ofChannels.length > 0 ? [`## ${suspended.ofChannels}`] : []),
    ...ofChannels.map((run) => channelRunLine(run, i18n)),
  ];
  const choices = runs.map((run) => runChoice(run, now, i18n));
  const menu = menuRow(customIdWithoutRun({ kind: 'resume' }), suspended.pick, choices);
  const moves = ofChannels.map((run) => runChoice(run, now, i18n));
  const moveMenu = menuRow(customIdWithoutRun({ kind: 'move-here' }), suspended.playHere, moves);
  return listMessage(NEUTRAL_ACCENT, lines, [...menu, ...moveMenu]);
}

const channelRunLine = (run: ListedRun, i18n: I18n): string =>
  run.channel === null ? runLine(run, i18n) : `${channelMention(run.channel)} · ${runLine(run, i18n)}`;

interface HistoryPage {
  runs: readonly RunResult[];
  /** Daily runs on this page that lost their rank. */
  lostTries: readonly RunId[];
  hasNext: boolean;
  /** Milliseconds since 1970 from which a search continues; `null` at the end. */
  older: number | null;
}

export function historyMessage(
  heading: readonly string[],
  { runs, lostTries, hasNext, older }: HistoryPage,
  control: Extract<ProfileControl, { kind: 'history' }>,
  i18n: I18n,
): Message {
  const { history } = i18n.profiles;
  const lines = runs.map((run) => {
    const finished = { name: nameInMarkdown(run.heroName, i18n.notes.nameless), record: run.summary };
    return history.run(finished, dateText(run.finishedAt), unrankedReason(run, lostTries));
  });
  const paging = pagingRow(control.page, hasNext && older === null, i18n, (to) =>
    customIdWithoutRun({ ...control, page: to }),
  );
  const replay = replayRow(runs, i18n);
  if (older === null) {
    const none = Object.keys(control.query).length > 0 ? history.none : history.noneYet;
    const listLines = lines.length > 0 ? lines : [none];
    return listMessage(RESULT_ACCENT, [...heading, ...listLines], [...paging, ...replay, cardRow(control, i18n)]);
  }
  const searchOn = button({ id: customIdWithoutRun({ ...control, page: 0, before: older }), label: history.older });
  const searched = `-# ${history.searched(dateText(older))}`;
  return listMessage(
    RESULT_ACCENT,
    [...heading, ...lines, searched],
    [...paging, row(searchOn), ...replay, cardRow(control, i18n)],
  );
}

const cardRow = ({ query }: Extract<ProfileControl, { kind: 'history' }>, { profiles }: I18n): Row =>
  row(
    button({
      id: customIdWithoutRun({ kind: 'card', player: query.player ?? null }),
      label: profiles.card.open,
      emoji: '🪪',
    }),
  );

function replayRow(runs: readonly RunResult[], i18n: I18n): Row[] {
  const choices = runs.map(({ run, heroName, summary }) =>
    finishedRunChoice({ run, heroName, depth: summary.deepest, turn: summary.turns }, i18n),
  );
  return menuRow(customIdWithoutRun({ kind: 'replay', to: 'open' }), i18n.replays.pick, choices);
}

/** Milliseconds since 1970. Discord shows the reader's time zone. */
const dateText = (time: number): string => `<t:${Math.floor(time / 1000)}:d>`;

function unrankedReason({ run, ranked, origin }: RunResult, lostTries: readonly RunId[]): UnrankedReason | null {
  if (ranked) return null;
  return origin.kind === 'chance' || lostTries.includes(run) ? 'other' : origin.kind;
}
