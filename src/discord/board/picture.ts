import { type Attachment, cut, text } from '../api';
import type { Board, BoardRenderer, ClipFrame, GameEvent, I18n, PictureRequest, SheetRequest } from '../types';

const ALT_LIMIT = 1024;

/** Texts for a picture. `name` begins its file name, before the version. `lead` begins its description. */
interface PictureText {
  name: string;
  lead: string;
}

/**
 * Draws a picture, and cuts the picture's description to 1024 characters. If drawing fails, calls `pictureFailed` of
 * the renderer and returns `null`.
 */
export function tryRender<Rendered extends Attachment>(
  { pictureFailed }: BoardRenderer,
  render: () => Rendered | null,
): Rendered | null {
  try {
    const picture = render();
    return picture && { ...picture, description: cut(picture.description, ALT_LIMIT) };
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}

/** Returns the number of the turn before the earliest event; `null` if there are no events. */
export const turnBefore = (events: readonly GameEvent[]): number | null =>
  events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;

/**
 * Draws the board. Returns `null` if drawing fails. By default the picture marks no cell, and shows only the events of
 * the newest turn. The description contains the sentences in `happened`, by default the sentences about the newest
 * action.
 */
export function renderPicture(
  { version, view, settings }: Board,
  renderer: BoardRenderer,
  request: Partial<PictureRequest>,
  { name, lead, happened }: PictureText & { happened?: readonly string[] },
): Attachment | null {
  return tryRender(renderer, () => {
    const whole = { aim: null, look: null, sinceTurn: null, ...request };
    const { png } = renderer.pictures.picture(view, settings, whole);
    const alt = renderer.i18n.altText(view, happened);
    const description = alt.includes(lead.trim()) ? alt : `${lead}${alt}`;
    return { name: `${name}-${version}.png`, bytes: png, description };
  });
}

/**
 * Animates the frames. The last frame shows the board. Returns `null` if drawing fails. A `brief` animation shows turns
 * instead of actions, has at most two megabytes, and lasts at most eight seconds.
 */
export function renderClip(
  { version, settings }: Board,
  renderer: BoardRenderer,
  frames: readonly ClipFrame[],
  { name, lead, brief = false }: PictureText & { brief?: boolean },
): Attachment | null {
  return tryRender(renderer, () => {
    const { gif, texts } = renderer.pictures[brief ? 'scene' : 'clip'](frames, settings);
    return { name: `${name}-${version}.gif`, bytes: gif, description: `${lead} ${texts.alt}` };
  });
}

/**
 * Draws a sheet, with the lines of Markdown as its description for screen readers. Returns `null` in text mode, if
 * there is nothing to show, and if drawing fails.
 */
export function renderSheet(
  { version, view, settings }: Board,
  renderer: BoardRenderer,
  request: SheetRequest,
  lines: readonly string[],
): Attachment | null {
  if (settings.text) return null;
  return tryRender(renderer, () => {
    const drawn = renderer.pictures.sheet(view, request, settings);
    const plain = lines.map((line) => line.replace(/^-# /, '').replace(/\*|\\(?=[^A-Za-z0-9\s])/g, ''));
    return drawn && { name: `${request.kind}-${version}.png`, bytes: drawn.png, description: joinSentences(plain) };
  });
}

/** Joins lines with spaces, and a full stop after each line without closing punctuation, except the last one. */
export const joinSentences = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /[.!?\u2026]$/.test(line) ? line : `${line}.`)).join(' ');

/** Draws the known part of the level. Returns `null` in text mode, and if drawing fails. */
export function renderLevel({ version, view, settings }: Board, renderer: BoardRenderer): Attachment | null {
  if (settings.text) return null;
  return tryRender(renderer, () => {
    const lines = renderer.i18n.levelSheet(view).map((line) => line.replace(/^- /, '').replaceAll('*', ''));
    const { png } = renderer.pictures.map(view, settings);
    return { name: `level-${version}.png`, bytes: png, description: joinSentences(lines) };
  });
}

export const textMap = ({ view }: Board, i18n: I18n) => text(`\`\`\`\n${i18n.textMode(view, [])}\n\`\`\``);
