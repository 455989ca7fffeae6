export interface Focus {
  message: string;
  label: string;
  at: number;
}

const FOCUSABLE = '.row button, .row a, .select-button, .section > .button';

/** Which control has the focus, by what stays when a message is redrawn: its words, then its place. */
export function focusIn(holder: HTMLElement): Focus | null {
  const focused = holder.contains(document.activeElement) ? document.activeElement : null;
  const message = focused?.closest<HTMLElement>('.message');
  if (!focused || !message?.dataset.id) return null;
  const label = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return { message: message.dataset.id, label, at: [...message.querySelectorAll(FOCUSABLE)].indexOf(focused) };
}

export function restoreFocus(holder: HTMLElement, focus: Focus | null): void {
  if (!focus || focusIn(holder)) return;
  const message = holder.querySelector(`[data-id="${focus.message}"]`);
  const controls = [...(message?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const same = controls.find((control) => (control.getAttribute('aria-label') ?? control.textContent) === focus.label);
  (same ?? controls[focus.at])?.focus({ preventScroll: true });
}
