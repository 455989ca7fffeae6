import { type Attachment, cut, text } from '../api';
import type { Board, BoardRenderer, ClipFrame, ClipLimits, GameEvent, I18n, PictureRequest } from '../types';

/** Characters that describe a picture. */
const ALT_LIMIT = 1024;

/** What an attachment is called, before the version of the board, and what its description begins with. */
interface PictureText {
  name: string;
  lead: string;
}

/** The attachment that `render` makes; `null` when drawing fails. */
export function tryRender<Rendered extends Attachment>(
  { pictureFailed }: BoardRenderer,
  render: () => Rendered,
): Rendered | null {
  try {
    const picture = render();
    return { ...picture, description: cut(picture.description, ALT_LIMIT) };
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}

/** A picture of the board, and the lines of the newest action that stand in it. */
export interface RenderedBoard extends Attachment {
  logLines: readonly string[];
}

/** The turn before the first of these events; `null` for none. */
export const turnBefore = (events: readonly GameEvent[]): number | null =>
  events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;

/**
 * A picture of the board, by default with nothing marked and of the newest turn alone; `null` when drawing fails.
 * `happened` is told in its description, by default the newest action.
 */
export function renderPicture(
  { version, view, settings }: Board,
  renderer: BoardRenderer,
  request: Partial<PictureRequest>,
  { name, lead, happened }: PictureText & { happened?: readonly string[] },
): RenderedBoard | null {
  return tryRender(renderer, () => {
    const whole = { aim: null, look: null, sinceTurn: null, ...request };
    const { png, logLines } = renderer.pictures.picture(view, settings, whole);
    const alt = renderer.i18n.altText(view, happened);
    const description = alt.includes(lead.trim()) ? alt : `${lead}${alt}`;
    return { name: `${name}-${version}.png`, bytes: png, description, logLines };
  });
}

/** Small and short enough to be posted anywhere, and watched to its end. */
const POSTED: ClipLimits = { bytes: 2_000_000, milliseconds: 8_000 };

/**
 * An animation of the frames, which end at the board; `null` when drawing fails. A `brief` one has at most two
 * megabytes and takes eight seconds.
 */
export function renderClip(
  { version, settings }: Board,
  renderer: BoardRenderer,
  frames: readonly ClipFrame[],
  { name, lead, brief = false }: PictureText & { brief?: boolean },
): Attachment | null {
  return tryRender(renderer, () => {
    const { gif, texts } = renderer.pictures.clip(frames, settings, brief ? POSTED : {});
    return { name: `${name}-${version}.gif`, bytes: gif, description: `${lead} ${texts.alt}` };
  });
}

/** Lines one after the other, with a stop between them where a line has none. */
export const joinSentences = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /[.!?\u2026]$/.test(line) ? line : `${line}.`)).join(' ');

/** The whole level as far as it is known; `null` in text mode, and when drawing fails. */
export function renderLevel({ version, view, settings }: Board, renderer: BoardRenderer): Attachment | null {
  if (settings.text) return null;
  return tryRender(renderer, () => {
    const lines = renderer.i18n.levelSheet(view).map((line) => line.replace(/^- /, '').replaceAll('*', ''));
    const { png } = renderer.pictures.map(view, settings);
    return { name: `level-${version}.png`, bytes: png, description: joinSentences(lines) };
  });
}

/** The map in characters, in place of a picture. */
export const textMap = ({ view }: Board, i18n: I18n) => text(`\`\`\`\n${i18n.textMode(view, [])}\n\`\`\``);
