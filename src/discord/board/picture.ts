import { type Attachment, cut, text } from '../api';
import type { Board, BoardRenderer, ClipFrame, ClipLimits, GameEvent, I18n, PictureRequest } from '../types';

/** Maximum number of characters in a picture's description. */
const ALT_LIMIT = 1024;

/** Texts of an attachment: the start of its file name, before the board's version, and the start of its description. */
interface PictureText {
  name: string;
  lead: string;
}

/** Returns the attachment that `render` makes, or `null` if drawing fails. */
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

/** A picture of the board. `logLines` holds the sentences about the newest action that the picture shows as text. */
export interface RenderedBoard extends Attachment {
  logLines: readonly string[];
}

/** Returns the turn before the first of these events, or `null` if there are no events. */
export const turnBefore = (events: readonly GameEvent[]): number | null =>
  events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;

/**
 * Draws the board, by default without marks and with the newest turn alone; returns `null` if drawing fails. The
 * description tells `happened`, by default the newest action.
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

/** Limits that let a clip be posted anywhere and watched to its end. */
const POSTED: ClipLimits = { bytes: 2_000_000, milliseconds: 8_000 };

/**
 * Animates the frames, which end at the board; returns `null` if drawing fails. A `brief` clip has at most two
 * megabytes and lasts at most eight seconds.
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

/** Joins the lines with spaces. A line without closing punctuation gets a full stop, except the last. */
export const joinSentences = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /[.!?\u2026]$/.test(line) ? line : `${line}.`)).join(' ');

/** Draws the known part of the level. Returns `null` in text mode and if drawing fails. */
export function renderLevel({ version, view, settings }: Board, renderer: BoardRenderer): Attachment | null {
  if (settings.text) return null;
  return tryRender(renderer, () => {
    const lines = renderer.i18n.levelSheet(view).map((line) => line.replace(/^- /, '').replaceAll('*', ''));
    const { png } = renderer.pictures.map(view, settings);
    return { name: `level-${version}.png`, bytes: png, description: joinSentences(lines) };
  });
}

/** The map in characters, for boards without a picture. */
export const textMap = ({ view }: Board, i18n: I18n) => text(`\`\`\`\n${i18n.textMode(view, [])}\n\`\`\``);
