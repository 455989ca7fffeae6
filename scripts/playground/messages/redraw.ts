import type { PageMessage } from '../protocol';

/** Description of a focused control that survives a redraw: its label and its position among the controls. */
export interface Focus {
  message: string;
  label: string;
  at: number;
}

const FOCUSABLE = '.row button, .select-button';

/** `null` if no control of a message has the focus. */
export function focusIn(holder: HTMLElement): Focus | null {
  const focused = holder.contains(document.activeElement) ? document.activeElement : null;
  const message = focused?.closest<HTMLElement>('.message');
  if (!focused || !message?.dataset.id) return null;
  return {
    message: message.dataset.id,
    label: labelOf(focused),
    at: [...message.querySelectorAll(FOCUSABLE)].indexOf(focused),
  };
}

const labelOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** Focuses the same control after a redraw, or the nearest enabled one, unless a message's control has the focus. */
export function restoreFocus(holder: HTMLElement, focus: Focus | null): void {
  if (!focus || focusIn(holder)) return;
  const message = holder.querySelector(`[data-id="${focus.message}"]`);
  const controls = [...(message?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  // A disabled control cannot have the focus.
  const enabled = controls.filter((control) => !control.matches(':disabled'));
  const same = enabled.find((control) => labelOf(control) === focus.label);
  const apart = (control: HTMLElement): number => Math.abs(controls.indexOf(control) - focus.at);
  const nearest = enabled.toSorted((a, b) => apart(a) - apart(b))[0];
  (same ?? nearest)?.focus({ preventScroll: true });
}

/** Time in milliseconds for which a redraw waits for its pictures. Meanwhile the old ones remain visible. */
const PRELOAD_MS = 400;

const loaded = new Set<string>();

/** Loads new pictures before they are shown, against flicker. Resolves after PRELOAD_MS at the latest. */
export async function preloadPictures(messages: readonly PageMessage[]): Promise<void> {
  const pictures = messages
    .flatMap((message) => message.files)
    .filter((file) => file.contentType.startsWith('image/') && !loaded.has(file.url));
  if (pictures.length === 0) return;
  const decoded = pictures.map(({ url }) => {
    loaded.add(url);
    const image = new Image();
    image.src = url;
    return image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, PRELOAD_MS))]);
}
