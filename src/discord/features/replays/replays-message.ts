import {
  button,
  container,
  escapeMarkdown,
  fitLines,
  gallery,
  type Message,
  nameInMarkdown,
  type Row,
  row,
  text,
} from '../../api';
import { renderPicture, textMap, turnBefore } from '../../board';
import { customIdsOf } from '../../controls/custom-ids';
import { REPLAY_STEPS, type ReplayStep, versionAfter } from '../../controls/replays-controls';
import type { Board, BoardRenderer, BuildingOutcome, I18n, ReplayOutcome } from '../../types';
import { NEUTRAL_ACCENT } from '../run-list';

const MOMENT_LIMIT = 1300;
const BUILDING_LIMIT = 3000;

/** 60 frames last about half a minute. */
export const MAX_CLIP_FRAMES = 60;

const EMOJI: Record<ReplayStep, string> = {
  first: '⏮️',
  back10: '⏪',
  back: '◀️',
  on: '▶️',
  on10: '⏩',
  last: '⏭️',
};

export function replayMessage(
  { board, events, wanted, last }: Extract<ReplayOutcome, { kind: 'replaying' }>,
  renderer: BoardRenderer,
): Message {
  const { i18n } = renderer;
  const outcome = i18n.outcome(events, board.last);
  const pictureText = { name: 'replay', lead: `${outcome[0] ?? ''} ` };
  const picture = board.settings.text
    ? null
    : renderPicture(board, renderer, { sinceTurn: turnBefore(events) }, pictureText);
  const lines = [
    `**${nameInMarkdown(board.view.hero.name, i18n.notes.nameless)}** · ${i18n.replays.position(board.version, last)}`,
    ...(wanted === board.version ? [] : [`*${i18n.replays.inPlaceOf(wanted, board.version > wanted)}*`]),
    ...outcome.map(escapeMarkdown),
  ];
  const caption = fitLines(lines, MOMENT_LIMIT, i18n.more);
  // Screen readers should read the caption before a text map.
  const scene = picture ? [gallery(picture), text(caption)] : [text(caption), textMap(board, i18n)];
  return {
    components: [container(NEUTRAL_ACCENT, [...scene, ...replayRows(board, last, i18n, { clip: true })])],
    attachments: picture ? [picture] : [],
  };
}

/** `last` is the run's last version. `clip` adds a button for an animation. */
export function replayRows(board: Board, last: number, { replays }: I18n, { clip }: { clip: boolean }): Row[] {
  const id = customIdsOf(board);
  const emoji = (symbol: string) => (board.settings.text ? {} : { emoji: symbol });
  const steps = REPLAY_STEPS.map((step) =>
    button({
      id: id({ kind: 'replay', to: step }),
      label: replays.step[step],
      ...emoji(EMOJI[step]),
      style: step === 'on' ? 'primary' : 'secondary',
      disabled: versionAfter(step, board.version, last) === board.version,
    }),
  );
  const animate = button({ id: id({ kind: 'replay', to: 'clip' }), label: replays.animate, ...emoji('🎞️') });
  return [row(...steps.slice(0, 3)), row(...steps.slice(3), ...(clip && last > 0 ? [animate] : []))];
}

export function buildingMessage(
  { depth, text: textMode, ...dungeon }: Extract<BuildingOutcome, { kind: 'building' }>,
  { pictures, i18n }: BoardRenderer,
): Message {
  const { gif, still, texts } = pictures.building(dungeon, depth);
  const description = `${i18n.replays.building.title} ${texts.alt}`;
  const attachments = textMode
    ? []
    : [
        { name: `building-${depth}.gif`, bytes: gif, description },
        { name: `built-${depth}.png`, bytes: still.png, description: texts.alt },
      ];
  const lines = [`**${description}**`, ...texts.sentences.map((builder, index) => `${index + 1}. ${builder}`)];
  const parts = [...attachments.map(gallery), text(fitLines(lines, BUILDING_LIMIT, i18n.more))];
  return { components: [container(NEUTRAL_ACCENT, parts)], attachments };
}
