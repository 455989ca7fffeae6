import { button, container, escapeMarkdown, gallery, inRows, type Message, nameInMarkdown, text } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, BoardRenderer, I18n, RawId } from '../types';
import type { Button } from './buttons';
import { wayToKit } from './looks';
import { tryRender } from './picture';

const ACCENT = 0xd98a54;

/** Shows the last hero and offers a new run. */
export function titleMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const { view } = board;
  const { button: label, title } = i18n.turns;
  const id = customIdsOf(board);
  const hero = [nameInMarkdown(view.hero.name, i18n.notes.nameless), ...i18n.otherKit(view)].join(', ');
  const last = `${title.lastHero(hero)}\n-# ${escapeMarkdown(i18n.status(view))}`;
  const kits = i18n.kits.map(({ id: kit, name }) => {
    const isUnlocked = wayToKit(kit, board, i18n) === null;
    return button({
      id: id({ kind: 'restart', seed: null, ...nextCampaign(board, i18n), kit }),
      label: name,
      emoji: isUnlocked ? '🎲' : '🔒',
      style: isUnlocked && isOwnKit(board, kit, i18n) ? 'success' : 'secondary',
    });
  });
  const help = button({ id: id({ kind: 'help' }), label: label.help, emoji: '❔' });
  const lines = [last, ...kitLines(board, i18n, false)];
  return titleCard({ renderer, text: board.settings.text }, lines, [kits, [...campaignButtons(board, i18n), help]]);
}

export function welcomeMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const { campaigns, turns } = i18n;
  const screen = { renderer, text: board.settings.text };
  const isRandom = campaigns.length > 1 && board.origin.kind === 'chance';
  const lines = isRandom
    ? campaigns.map(({ name, about }, place) =>
        [`**${name}** — ${about}`, ...(place === 0 ? [turns.title.suggested] : [])].join(' '),
      )
    : [purposeOf(board.view.campaign, i18n)];
  if (!mayChooseKit(board)) {
    const begin = button({ id: customIdsOf(board)({ kind: 'begin' }), label: turns.button.begin, style: 'primary' });
    return titleCard(screen, lines, [[begin]]);
  }
  return titleCard(
    screen,
    [...lines, ...kitLines(board, i18n)],
    [kitButtons(board, i18n, true), isRandom ? campaignButtons(board, i18n, true) : []],
  );
}

/** `welcome` is true if the player comes from the welcome message. */
export function kitMessage(
  board: Board,
  renderer: BoardRenderer,
  { notes, welcome = false }: { notes: readonly string[]; welcome?: boolean | undefined },
): Message {
  const { i18n } = renderer;
  const lines = [...kitLines(board, i18n), ...notes.map((note) => `-# ${note}`)];
  const isRandom = board.origin.kind === 'chance';
  return titleCard({ renderer, text: board.settings.text }, lines, [
    kitButtons(board, i18n, welcome),
    isRandom ? campaignButtons(board, i18n, welcome) : [],
  ]);
}

/** False in daily runs, forks and parties. */
export const mayChooseKit = ({ origin, channel }: Board): boolean =>
  channel === undefined && (origin.kind === 'chance' || origin.kind === 'seed');

/** Practice, such as a seeded run, unlocks every kit. */
function kitLines(board: Board, i18n: I18n, isPractice = isSeeded(board)): string[] {
  const { name: campaign } = i18n.campaign(nextCampaign(board, i18n).campaign);
  const lines = i18n.kits.map(({ id, name, about }) => {
    const way = isPractice ? null : wayToKit(id, board, i18n);
    return `**${name}** — ${about}${way === null ? '' : ` 🔒 ${way}`}`;
  });
  return ['', i18n.turns.title.begin(campaign), ...lines];
}

const isSeeded = ({ origin }: Board): boolean => origin.kind === 'seed';

function kitButtons(board: Board, i18n: I18n, welcome: boolean): Button[] {
  const { view } = board;
  const id = customIdsOf(board);
  const begin = { kind: 'begin', ...(welcome ? {} : { unhinted: true as const }) } as const;
  const again = {
    kind: 'restart',
    ...(isSeeded(board) ? { seed: view.seed } : { seed: null, ...nextCampaign(board, i18n) }),
    ...(welcome ? { welcome: true as const } : {}),
  } as const;
  return i18n.kits.map(({ id: kit, name }) => {
    const isOwn = isOwnKit(board, kit, i18n);
    const control = isOwn ? begin : { ...again, kit };
    const isLocked = !isOwn && !isSeeded(board) && wayToKit(kit, board, i18n) !== null;
    return button({
      id: id(control),
      label: name,
      style: isOwn ? 'primary' : 'secondary',
      ...(isLocked ? { emoji: '🔒' } : {}),
    });
  });
}

/** A run without a kit has the first kit. */
export const isOwnKit = ({ view }: Board, kit: RawId, { kits }: I18n): boolean => kit === (view.kit ?? kits[0]?.id);

/** If players cannot choose the board's campaign, a restart uses the first. */
function nextCampaign({ view }: Board, { campaigns }: I18n): { campaign?: RawId } {
  const next = campaigns.find(({ id }) => id === view.campaign);
  return next ? { campaign: next.id } : {};
}

/** Leaves out the campaign that a restart would use anyway. */
export function campaignButtons(board: Board, i18n: I18n, welcome = false): Button[] {
  const { campaigns } = i18n;
  const own = nextCampaign(board, i18n).campaign ?? campaigns[0]?.id;
  const id = customIdsOf(board);
  return campaigns
    .filter((campaign) => campaign.id !== own)
    .map(({ id: campaign, name }) =>
      button({
        id: id({ kind: 'restart', seed: null, campaign, ...(welcome ? { welcome: true as const } : {}) }),
        label: name,
        emoji: '🎲',
      }),
    );
}

export const purposeOf = (campaign: RawId | undefined, { campaign: words, turns }: I18n): string =>
  campaign === undefined ? turns.title.purpose : words(campaign).about;

function titleCard(
  { renderer, text: textMode }: { renderer: BoardRenderer; text: boolean },
  lines: readonly string[],
  rows: readonly Button[][],
): Message {
  const { pictures, i18n } = renderer;
  const picture = textMode
    ? null
    : tryRender(renderer, () => ({
        name: 'title.png',
        bytes: pictures.title().png,
        description: i18n.turns.title.alt,
      }));
  const parts = [
    ...(picture ? [gallery(picture)] : []),
    text(['## Wyrmdeep', ...lines].join('\n')),
    ...rows.flatMap(inRows),
  ];
  return { components: [container(ACCENT, parts)], attachments: picture ? [picture] : [] };
}
