import { button, inRows, type Message, mention, menuRow, type Row, row, text } from '../../api';
import { formatCustomId } from '../../controls/control';
import { customIdAbout, customIdsOf, customIdWithoutRun } from '../../controls/custom-ids';
import { formatSharedRun, type SharingControl } from '../../controls/sharing-controls';
import type { Board, ForkOutcome, I18n, RunId, SharedRun, UnloadableRun, UserId } from '../../types';
import { listMessage, NEUTRAL_ACCENT, runChoice, runLine, unloadableLine } from '../run-list';

interface Shares {
  runs: readonly SharedRun[];
  unloadable: readonly UnloadableRun[];
}

/** Lists a channel's shared runs. `now` is milliseconds since 1970. */
export function sharesMessage({ runs, unloadable }: Shares, now: number, i18n: I18n): Message {
  const { sharing } = i18n;
  if (runs.length + unloadable.length === 0) return listMessage(NEUTRAL_ACCENT, [sharing.none], []);
  const lines = [
    ...runs.map((run) => runLine(run, i18n) + momentText(run, i18n)),
    ...unloadable.map((run) => unloadableLine(run, i18n)),
  ];
  const choices = runs.map((run) => {
    const { label, description = '' } = runChoice(run, now, i18n);
    return { label: label + momentText(run, i18n), value: formatSharedRun(run.run, run.version), description };
  });
  const menu = menuRow(customIdWithoutRun({ kind: 'shared-run' }), sharing.pick, choices);
  return listMessage(NEUTRAL_ACCENT, [`## ${sharing.title}`, ...lines], menu);
}

const momentText = ({ version }: SharedRun, { turns }: I18n): string =>
  version === null ? '' : ` · ${turns.moveNumber(version)}`;

/** `forAll` adds the button that ends sharing. `isFollowed` shows each new turn. */
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

/** `version` is the shared move; `null` for the whole run. */
export const sharedNote = (
  user: UserId,
  { view }: Pick<Board, 'view'>,
  version: number | null,
  { sharing }: I18n,
): string =>
  version === null && view.over ? sharing.sharedOver(mention(user)) : sharing.shared(mention(user), version);

export const unshareButton = (run: RunId, language: string | null, { sharing }: I18n) =>
  button({
    id: customIdAbout(run, { kind: 'unshare', language }),
    label: sharing.button.unshare,
  });

export function endedMessage({ sharing }: I18n): Message {
  const others = button({ id: customIdWithoutRun({ kind: 'shares' }), label: sharing.button.shares });
  return { components: [text(sharing.ended), row(others)], attachments: [] };
}

/** The fork makes the run unranked. `asked` is milliseconds since 1970. */
export function forkConfirmationMessage(
  { run, version }: Extract<ForkOutcome, { kind: 'confirm-fork' }>,
  asked: number,
  { sharing }: I18n,
  lines: readonly string[] = [],
): Message {
  const id = (control: SharingControl) => formatCustomId({ run, version, control });
  const { forkUnranked, keepRanked } = sharing.button;
  const sure = button({ id: id({ kind: 'fork-choice', choice: 'sure', asked }), label: forkUnranked, style: 'danger' });
  const keep = button({ id: id({ kind: 'fork-choice', choice: 'keep' }), label: keepRanked });
  return listMessage(NEUTRAL_ACCENT, [...lines, sharing.confirmFork], [row(sure, keep)]);
}

/** Announces a run without a picture. `version: null` follows new turns. */
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
