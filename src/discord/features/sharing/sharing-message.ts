import { button, inRows, type Message, mention, menuRow, type Row, row, text } from '../../api';
import { formatCustomId } from '../../controls/control';
import { customIdAbout, customIdsOf, customIdWithoutRun } from '../../controls/custom-ids';
import { formatSharedRun } from '../../controls/sharing-controls';
import type { Board, ForkOutcome, I18n, RunId, SharedRun, UnloadableRun, UserId } from '../../types';
import { listMessage, NEUTRAL_ACCENT, runChoice, runLine, unloadableLine } from '../run-list';

/** A list of runs, and what is to be marked in it as not loaded. */
interface Shares {
  runs: readonly SharedRun[];
  unloadable: readonly UnloadableRun[];
}

/** What there is to watch in a channel. */
export function sharesMessage({ runs, unloadable }: Shares, now: number, i18n: I18n): Message {
  const { sharing } = i18n;
  if (runs.length + unloadable.length === 0) return listMessage(NEUTRAL_ACCENT, [sharing.none], []);
  const lines = [
    ...runs.map((run) => runLine(run, i18n) + momentText(run, i18n)),
    ...unloadable.map((run) => unloadableLine(run, i18n)),
  ];
  const choices = runs.map((run) => ({
    ...runChoice(run, now, i18n),
    label: `${run.heroName}${momentText(run, i18n)}`,
    value: formatSharedRun(run.run, run.version),
  }));
  const menu = menuRow(customIdWithoutRun({ kind: 'shared-run' }), sharing.pick, choices);
  return listMessage(NEUTRAL_ACCENT, [`## ${sharing.title}`, ...lines], menu);
}

const momentText = ({ version }: SharedRun, { turns }: I18n): string =>
  version === null ? '' : ` · ${turns.moveNumber(version)}`;

/**
 * For those who watch: buttons to look again, where the run is followed, and to branch off, unless it is over there.
 * The one that ends the share is for those who play the run, and in a message that all see it is there for all.
 */
export function watchRows(
  board: Board,
  { isFollowed, forAll, viewer }: { isFollowed: boolean; forAll: boolean; viewer: UserId },
  i18n: I18n,
): Row[] {
  const { sharing } = i18n;
  const id = customIdsOf(board);
  const language = forAll ? i18n.id : null;
  const refresh = button({ id: id({ kind: 'watch', language }), label: sharing.button.refresh });
  const fork = button({ id: id({ kind: 'fork' }), label: sharing.button.fork });
  const isPlayer = board.owner === viewer || board.party?.members.includes(viewer) === true;
  const buttons = [
    ...(isFollowed && !board.view.over ? [refresh] : []),
    ...(board.view.over ? [] : [fork]),
    ...(forAll || isPlayer ? [unshareButton(board.run, language, i18n)] : []),
  ];
  return inRows(buttons);
}

/** To all: who shares the run or, with a version, how it was then. One that is over cannot be followed. */
export const sharedNote = (
  user: UserId,
  { view }: Pick<Board, 'view'>,
  version: number | null,
  { sharing }: I18n,
): string =>
  version === null && view.over ? sharing.sharedOver(mention(user)) : sharing.shared(mention(user), version);

/** Ends the share of a run, in this language where all see the message. */
export const unshareButton = (run: RunId, language: string | null, { sharing }: I18n) =>
  button({
    id: customIdAbout(run, { kind: 'unshare', language }),
    label: sharing.button.unshare,
  });

/** In place of a run that is not shared any more, with a button to those that are. */
export function endedMessage({ sharing }: I18n): Message {
  const others = button({ id: customIdWithoutRun({ kind: 'shares' }), label: sharing.button.shares });
  return { components: [text(sharing.ended), row(others)], attachments: [] };
}

/** Asks before a ranked run that goes on is branched off. */
export function forkConfirmationMessage(
  { run, version }: Extract<ForkOutcome, { kind: 'confirm-fork' }>,
  { sharing }: I18n,
): Message {
  const id = (choice: 'sure' | 'keep') => formatCustomId({ run, version, control: { kind: 'fork-choice', choice } });
  const { forkUnranked, keepRanked } = sharing.button;
  const sure = button({ id: id('sure'), label: forkUnranked, style: 'danger' });
  return listMessage(NEUTRAL_ACCENT, [sharing.confirmFork], [row(sure, button({ id: id('keep'), label: keepRanked }))]);
}

/** Says that a run is shared without showing anything of it; those who may see it can watch it from here. */
export function hiddenShareMessage(
  { run, version }: { run: RunId; version: number | null },
  user: UserId,
  i18n: I18n,
): Message {
  const { sharing } = i18n;
  const id = customIdAbout(formatSharedRun(run, version), { kind: 'shared-run' });
  const watch = button({ id, label: sharing.button.watch });
  const buttons = row(watch, unshareButton(run, i18n.id, i18n));
  return { components: [text(sharing.hidden(mention(user))), buttons], attachments: [] };
}
