import { button, container, escapeMarkdown, gallery, type Message, mention, type Row, row, text } from '../../api';
import { renderClip } from '../../board';
import { formatCustomId } from '../../controls/control';
import type { Board, BoardRenderer, I18n, PostOutcome, UserId } from '../../types';
import { NEUTRAL_ACCENT } from '../run-list';
import { unshareButton } from './sharing-message';

export function postMessage(
  { board, frames, events, feats }: Extract<PostOutcome, { kind: 'posted' }>,
  user: UserId,
  renderer: BoardRenderer,
): Message {
  const { i18n } = renderer;
  const line = i18n.highlight(board.view, events, { feats, best: board.best }) ?? i18n.status(board.view);
  const clip = renderClip(board, renderer, frames, { name: 'post', lead: `${line}.`, brief: true });
  const caption = `**${escapeMarkdown(line)}**\n-# ${i18n.sharing.postedBy(mention(user))}`;
  const parts = [
    ...(clip ? [gallery(clip)] : []),
    text(caption),
    row(watchButton(board, i18n), unshareButton(board.run, i18n.id, i18n)),
  ];
  return { components: [container(NEUTRAL_ACCENT, parts)], attachments: clip ? [clip] : [] };
}

function watchButton({ run, version, view }: Board, { sharing, replays }: I18n): Row['components'][number] {
  const control = view.over ? ({ kind: 'replay', to: 'open' } as const) : ({ kind: 'shared-run' } as const);
  const label = view.over ? replays.open : sharing.button.watch;
  return button({ id: formatCustomId({ run, version, control }), label });
}
