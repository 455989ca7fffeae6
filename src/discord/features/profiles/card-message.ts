import { isolateName } from '../../../lib/display-name';
import { type Attachment, button, container, gallery, type Message, mention, row, text } from '../../api';
import { joinSentences, pagingRow, tryRender } from '../../board';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { ProfileControl } from '../../controls/profiles-controls';
import type { BoardRenderer, I18n, PlayerRecord, Settings, UserId } from '../../types';
import { listMessage, RESULT_ACCENT } from '../run-list';

const PAGE_LINES = 10;

const SIGNS = { earned: '🏅', open: '▫️', hidden: '❔' } as const;

/** A `channel` sees no buttons, because replies would replace the post. */
export function cardMessage(
  record: PlayerRecord,
  settings: Settings,
  renderer: BoardRenderer,
  seenBy: 'player' | 'other' | 'channel',
): Message {
  const { i18n } = renderer;
  const picture = settings.text ? null : renderCard(record, settings, renderer);
  const [first = '', ...lines] = i18n.profileCard(record).lines;
  const heading = `## ${i18n.profiles.card.heading(mention(record.user))}`;
  const said = picture ? [heading] : [heading, `**${first}**`, ...lines];
  const { user } = record;
  const buttons = row(
    button({ id: feats(user, 0), label: i18n.profiles.card.listFeats, emoji: '🏅' }),
    button({
      id: customIdWithoutRun({ kind: 'history', query: { player: user }, page: 0 }),
      label: i18n.profiles.card.runs,
      emoji: '📜',
    }),
    ...(seenBy === 'player'
      ? [
          button({
            id: customIdWithoutRun({ kind: 'post-card', player: user }),
            label: i18n.sharing.button.postIt,
            emoji: '📣',
          }),
        ]
      : []),
  );
  const shown = picture ? [gallery(picture)] : [];
  return {
    components: [
      container(RESULT_ACCENT, [...shown, text(said.join('\n')), ...(seenBy === 'channel' ? [] : [buttons])]),
    ],
    attachments: picture ? [picture] : [],
  };
}

function renderCard(record: PlayerRecord, settings: Settings, renderer: BoardRenderer): Attachment | null {
  return tryRender(renderer, () => {
    const { name, nameless, lines } = renderer.i18n.profileCard(record);
    const { png } = renderer.pictures.profile(record, settings);
    const description = joinSentences([...(name === '' ? [] : [isolateName(name, nameless)]), ...lines]);
    return { name: `card-${record.user}.png`, bytes: png, description };
  });
}

const feats = (player: UserId, page: number): string => customIdWithoutRun({ kind: 'feats', player, page });

/** Clamps the page. An unearned hidden feat shows only a hint. */
export function featsMessage(
  { user, feats: earned }: PlayerRecord,
  { page: wanted }: Extract<ProfileControl, { kind: 'feats' }>,
  i18n: I18n,
): Message {
  const { card } = i18n.profiles;
  const listed = i18n.listedFeats(earned);
  const last = Math.max(0, Math.ceil(listed.length / PAGE_LINES) - 1);
  const page = Math.min(wanted, last);
  const lines = listed.slice(page * PAGE_LINES, (page + 1) * PAGE_LINES).map(({ name, text: how, share, state }) => {
    const said = [how, ...(share === null ? [] : [share])].join(' · ');
    return `${SIGNS[state]} **${name}** · ${said}`;
  });
  const heading = [`## ${card.heading(mention(user))}`, `**${card.feats(earned.length, listed.length)}**`];
  const paging = pagingRow(page, page < last, i18n, (to) => feats(user, to));
  const back = row(button({ id: customIdWithoutRun({ kind: 'card', player: user }), label: card.open, emoji: '🪪' }));
  return listMessage(RESULT_ACCENT, [...heading, ...lines], [...paging, back]);
}
