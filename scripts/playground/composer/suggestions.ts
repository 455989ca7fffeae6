import { h } from '../dom';

export interface Entry {
  title: string;
  detail: string;
  pick(): void;
}

/** The list above the command line. One entry may be active; `aria-activedescendant` names it to screen readers. */
export class SuggestionList {
  readonly element: HTMLElement;
  private entries: Entry[] = [];
  private active = -1;

  constructor(label: string) {
    this.element = h('div', { id: 'suggestions', role: 'listbox', 'aria-label': label, hidden: true });
    this.element.addEventListener('mousedown', (event) => {
      event.preventDefault();
      const option = (event.target as Element).closest('[role=option]');
      const at = option ? [...this.element.querySelectorAll('[role=option]')].indexOf(option) : -1;
      this.entries[at]?.pick();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden && this.entries.length > 0;
  }

  get activeId(): string | null {
    return this.active < 0 ? null : `suggestion-${this.active}`;
  }

  /** If `first` is true, the first entry is active at once, so that Enter picks it. */
  show(heading: string, entries: Entry[], first: boolean): void {
    this.entries = entries;
    this.active = first && entries.length > 0 ? 0 : -1;
    this.element.hidden = heading === '' && entries.length === 0;
    this.element.replaceChildren(
      ...(heading === '' ? [] : [h('div', { class: 'heading', role: 'presentation' }, heading)]),
      ...entries.map((entry, at) =>
        h(
          'div',
          { role: 'option', id: `suggestion-${at}` },
          h('span', { class: 'title' }, entry.title),
          h('span', { class: 'detail' }, entry.detail),
        ),
      ),
    );
    this.mark();
  }

  hide(): void {
    this.show('', [], false);
  }

  move(step: number): void {
    const count = this.entries.length;
    if (count === 0) return;
    this.active = this.active < 0 ? (step > 0 ? 0 : count - 1) : (this.active + step + count) % count;
    this.mark();
  }

  /** Picks the active entry, or the first entry if `orFirst` is true. Returns false if there is nothing to pick. */
  take(orFirst: boolean): boolean {
    const entry = this.entries[this.active] ?? (orFirst ? this.entries[0] : undefined);
    if (!this.isOpen || !entry) return false;
    entry.pick();
    return true;
  }

  private mark(): void {
    for (const [at, option] of [...this.element.querySelectorAll('[role=option]')].entries()) {
      option.setAttribute('aria-selected', String(at === this.active));
      if (at === this.active) option.scrollIntoView({ block: 'nearest' });
    }
  }
}
