import { type Attachment, cut, text } from '../api';
import type { Board, BoardRenderer, ClipFrame, GameEvent, I18n, PictureRequest, SheetRequest } from '../types';

const ALT_LIMIT = 1024;

interface PictureText {
  name: string;
  lead: string;
}

/** Reports a failure to `pictureFailed` and returns `null`. Cuts the description. */
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

/** Returns the turn before the earliest event; `null` without events. */
export const turnBefore = (events: readonly GameEvent[]): number | null =>
  events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;

/** Returns `null` if drawing fails. `happened` replaces the newest sentences. `lead` ends with a space. */
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

/** Returns `null` if drawing fails. `brief` means at most 2 MB and eight seconds. */
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

/** Returns `null` for text mode, an empty sheet or failed drawing. `lines` become the description. */
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

/** Adds a full stop after each line without closing punctuation, except the last. */
export const joinSentences = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /[.!?\u2026]$/.test(line) ? line : `${line}.`)).join(' ');

/** Returns `null` in text mode, and if drawing fails. */
export function renderLevel({ version, view, settings }: Board, renderer: BoardRenderer): Attachment | null {
  if (settings.text) return null;
  return tryRender(renderer, () => {
    const lines = renderer.i18n.levelSheet(view).map((line) => line.replace(/^- /, '').replaceAll('*', ''));
    const { png } = renderer.pictures.map(view, settings);
    return { name: `level-${version}.png`, bytes: png, description: joinSentences(lines) };
  });
}

export const textMap = ({ view }: Board, i18n: I18n) => text(`\`\`\`\n${i18n.textMode(view, [])}\n\`\`\``);
