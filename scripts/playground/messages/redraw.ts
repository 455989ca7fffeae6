import type { PageMessage } from '../protocol';

/** A control by what survives a redraw of its message: its label, then its place among the controls. */
export interface Focus {
  message: string;
  label: string;
  at: number;
}

const FOCUSABLE = '.row button, .select-button';

/** The control that has the focus; `null` when none of a message has. */
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

export function restoreFocus(holder: HTMLElement, focus: Focus | null): void {
  if (!focus || focusIn(holder)) return;
  const message = holder.querySelector(`[data-id="${focus.message}"]`);
  const controls = [...(message?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  // What is disabled takes no focus.
  const enabled = controls.filter((control) => !control.matches(':disabled'));
  const same = enabled.find((control) => labelOf(control) === focus.label);
  const apart = (control: HTMLElement): number => Math.abs(controls.indexOf(control) - focus.at);
  const nearest = enabled.toSorted((a, b) => apart(a) - apart(b))[0];
  (same ?? nearest)?.focus({ preventScroll: true });
}

/** How long a redraw waits for its pictures, so that the old ones stay until the new are there. */
const PRELOAD_MS = 400;

const loaded = new Set<string>();

/** Loads new pictures before they are shown, so that an update does not flash. */
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
