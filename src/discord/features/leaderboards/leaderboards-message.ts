import { endOfDungeon, periodOf } from '../../../lib/calendar';
import { isolateName } from '../../../lib/display-name';
import {
  type Attachment,
  button,
  inRows,
  type Message,
  menuRow,
  nameInMarkdown,
  ROW_WIDTH,
  type Row,
  row,
} from '../../api';
import { pagingRow, tryRender } from '../../board';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { BoardControl } from '../../controls/leaderboards-controls';
import type { BoardRenderer, I18n, LeaderboardOutcome, Notable, Placing, ScopeKind } from '../../types';
import { dailyButton } from '../dailies/dailies-message';
import { listMessage, RESULT_ACCENT } from '../run-list';
import type { PresentSeason } from './leaderboards-intents';

export const PAGE_LINES = 10;

type Listing = Extract<LeaderboardOutcome, { kind: 'leaderboard' }>;

interface LeaderboardChoice {
  circles: readonly ScopeKind[];
  seasons: readonly (readonly [season: string, name: PresentSeason])[];
}

type Ranked = Pick<Placing, 'heroName' | 'summary' | 'title'> & { rank?: number };

const customId = (control: Omit<BoardControl, 'kind'>): string =>
  customIdWithoutRun({ kind: 'leaderboard', ...control });

export const backButton = (circle: ScopeKind, season: string, { leaderboards }: I18n) =>
  button({ id: customId({ circle, season, page: 0 }), label: leaderboards.bestRun.back });

/** Clamps the page. Shows no runs of a hidden leaderboard. */
export function leaderboardMessage(
  outcome: Exclude<LeaderboardOutcome, { kind: 'no-server' }>,
  control: BoardControl,
  choice: LeaderboardChoice,
  renderer: BoardRenderer,
): Message {
  const { i18n } = renderer;
  const { leaderboards } = i18n;
  const { circle, season } = control;
  const title = `## ${[leaderboards.title(circle, season), ...i18n.otherCampaign(control)].join(' · ')}`;
  const others = otherLeaderboards(control, choice, i18n);
  const earlier = earlierButtons(outcome, control, i18n);
  if (outcome.kind === 'hidden') {
    const rows = [row(...others), row(dailyButton(circle, season, i18n), ...earlier)];
    return listMessage(RESULT_ACCENT, [title, leaderboards.hidden], rows);
  }
  const { placings, own, beyond, cut } = outcome;
  const pages = Math.max(1, Math.ceil(placings.length / PAGE_LINES));
  const page = Math.min(control.page, pages - 1);
  const placingsOnPage = placings.slice(page * PAGE_LINES, (page + 1) * PAGE_LINES);
  const line = (place: Ranked): string => placeLine(place, i18n);
  const card = page === 0 ? closingParts(outcome, control, renderer) : null;
  const lines = [
    title,
    ...(page === 0 ? happenedLines(outcome, i18n) : []),
    ...(card?.lines ?? []),
    ...(placingsOnPage.length > 0 ? placingsOnPage.map(line) : [leaderboards.none]),
    ...(own && !placingsOnPage.includes(own) ? ['', leaderboards.yourPlace, line(own)] : []),
    ...(beyond ? ['', leaderboards.yourPlace, `${leaderboards.beyond(placings.length)} ${line(beyond)}`] : []),
    ...(cut === null ? [] : [`-# ${leaderboards.cut(cut)}`]),
  ];
  const paging = pagingRow(page, page < pages - 1, i18n, (to) => customId({ ...control, page: to }));
  const inOneRow = others.length + earlier.length <= ROW_WIDTH;
  const leading = inOneRow ? [row(...others, ...earlier)] : [row(...others), row(...earlier)];
  const rows = [
    ...paging,
    ...cardMenu(placingsOnPage, i18n),
    ...leading,
    ...campaignRow(control, i18n),
    ...(choice.circles.includes('guild') ? postRow(outcome, control, i18n) : []),
  ];
  return listMessage(RESULT_ACCENT, lines, rows, card?.pictures);
}

export function postedLeaderboardMessage(outcome: Listing, control: BoardControl, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const { leaderboards } = i18n;
  const card = closingParts(outcome, control, renderer);
  const lines = [
    `## ${[leaderboards.title(control.circle, control.season), ...i18n.otherCampaign(control)].join(' · ')}`,
    ...happenedLines(outcome, i18n),
    ...(card?.lines ?? []),
    ...outcome.placings.slice(0, PAGE_LINES).map((place) => placeLine(place, i18n)),
  ];
  return listMessage(RESULT_ACCENT, lines, [], card?.pictures);
}

function placeLine(
  { rank, heroName, title, summary }: Ranked,
  { leaderboards, notes, title: titleText }: I18n,
): string {
  const name = [nameInMarkdown(heroName, notes.nameless), ...titleText(title)].join(' ');
  return leaderboards.place(rank ?? null, { name, record: summary });
}

/** Some readers may not see a daily or weekly leaderboard yet. */
function postRow({ placings }: Listing, { circle, season, campaign }: BoardControl, { sharing }: I18n): Row[] {
  if (placings.length === 0 || endOfDungeon(season) !== null) return [];
  const control = {
    kind: 'post-leaderboard',
    circle,
    season,
    ...(campaign === undefined ? {} : { campaign }),
  } as const;
  return [row(button({ id: customIdWithoutRun(control), label: sharing.button.postIt, emoji: '📣' }))];
}

function happenedLines({ notable, placings }: Listing, { leaderboards, notes }: I18n): string[] {
  if (!notable) return [];
  const { laurel, deepest, closeCall, hunter } = notable;
  const isVisible = (run: Notable<object>): boolean => run !== null && run !== 'hidden';
  if (placings.length === 0 && ![laurel, deepest, closeCall, hunter].some(isVisible)) return [];
  const nameOf = (heroName: string): string => nameInMarkdown(heroName, notes.nameless);
  const lines = leaderboards.happened({
    laurel: mapNotable(laurel, ({ heroName, finishedAt }) => ({ name: nameOf(heroName), finishedAt })),
    deepest: mapNotable(deepest, ({ heroName, summary }) => ({ name: nameOf(heroName), record: summary })),
    closeCall: mapNotable(closeCall, ({ heroName, hp, depth }) => ({ name: nameOf(heroName), hp, depth })),
    hunter: mapNotable(hunter, ({ heroName, beast }) => ({ name: nameOf(heroName), beast })),
  });
  return lines.length > 0 ? [...lines, ''] : [];
}

const mapNotable = <T extends object, U>(run: Notable<T>, tell: (run: T) => U): Notable<U> =>
  run === null || run === 'hidden' ? run : tell(run);

/** Returns `null` without a closing card. Text mode has no picture. */
function closingParts(
  { season, closing }: Listing,
  { circle: scope, campaign }: BoardControl,
  renderer: BoardRenderer,
): { lines: string[]; pictures: Attachment[] } | null {
  if (!closing) return null;
  const { settings, ...shown } = closing;
  const record = { ...shown, scope, season, ...(campaign === undefined ? {} : { campaign }) };
  const { whose, period, facts, lines, nameless } = renderer.i18n.closingCard(record);
  const picture = settings.text
    ? null
    : tryRender(renderer, () => ({
        name: `closing-${scope}-${season}.png`,
        bytes: renderer.pictures.closing(record, settings).png,
        description: [whose, period, ...lines].join('. '),
      }));
  return {
    lines: [
      `*${renderer.i18n.leaderboards.closing.over}*`,
      ...facts.map(({ label, name, figure }) => `${label}: **${nameInMarkdown(name, nameless)}** · ${figure}`),
      '',
    ],
    pictures: picture ? [picture] : [],
  };
}

function earlierButtons(
  outcome: Listing | Extract<LeaderboardOutcome, { kind: 'hidden' }>,
  control: BoardControl,
  { leaderboards }: I18n,
) {
  const { circle, season } = control;
  const { previous } = outcome;
  const kind = periodOf(season);
  const hasBest = endOfDungeon(season) !== null && outcome.kind === 'leaderboard' && outcome.placings.length > 0;
  const best = customIdWithoutRun({ kind: 'best-run', circle, day: season });
  return [
    ...(previous === null
      ? []
      : [
          button({
            id: customId({ ...control, season: previous, page: 0 }),
            label: leaderboards.previous[previous === 'former' ? previous : kind],
          }),
        ]),
    ...(hasBest ? [button({ id: best, label: leaderboards.button.bestRun, style: 'primary' })] : []),
  ];
}

function cardMenu(placings: readonly Placing[], { profiles, leaderboards, notes }: I18n): Row[] {
  const choices = placings.map(({ rank, heroName, owner }) => ({
    label: leaderboards.rank(rank, isolateName(heroName, notes.nameless)),
    value: owner,
  }));
  return menuRow(customIdWithoutRun({ kind: 'card', player: null }), profiles.card.pick, choices);
}

/** Returns no buttons for a daily or weekly dungeon of one campaign. */
function campaignRow(control: BoardControl, { campaigns }: I18n): Row[] {
  const { campaign: shown, ...first } = control;
  if (endOfDungeon(control.season) !== null) return [];
  const buttons = campaigns.flatMap(({ id, name }, place) => {
    const campaign = place === 0 ? undefined : id;
    if (campaign === shown) return [];
    return button({
      id: customId({ ...first, page: 0, ...(campaign === undefined ? {} : { campaign }) }),
      label: name,
    });
  });
  return inRows(buttons);
}

/** Only the first campaign has a button for the daily dungeon. */
function otherLeaderboards(
  control: BoardControl,
  { circles, seasons }: LeaderboardChoice,
  { leaderboards: { button: labels } }: I18n,
) {
  const { circle, season, campaign } = control;
  const scopeLabels = { global: labels.everyone, guild: labels.server };
  const seasonLabels = { week: labels.week, month: labels.month, all: labels.allTime, day: labels.today };
  return [
    ...circles
      .filter((other) => other !== circle)
      .map((other) => button({ id: customId({ ...control, circle: other, page: 0 }), label: scopeLabels[other] })),
    ...seasons
      .filter(([other, name]) => other !== season && (name !== 'day' || campaign === undefined))
      .map(([other, name]) =>
        button({ id: customId({ ...control, season: other, page: 0 }), label: seasonLabels[name] }),
      ),
  ];
}
