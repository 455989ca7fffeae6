import type { OptionDefinition } from '../../discord/lint/commands';
import { h } from '../dom';
import { COMBOBOX } from './combobox';
import type { Suggestion } from './options';

export class Slot {
  readonly input: HTMLInputElement;
  readonly element: HTMLElement;
  /** The picked suggestion; `null` once the text differs from its name. */
  picked: Suggestion | null = null;
  /** Last suggestions of the application, for an option with autocomplete. */
  offered: Suggestion[] = [];

  constructor(
    readonly option: OptionDefinition,
    label: string,
    description: string,
  ) {
    const id = `slot-${option.name}`;
    this.input = h('input', {
      id,
      ...COMBOBOX,
      'aria-expanded': 'false',
      'aria-description': description,
      inputmode: option.type === 4 ? 'numeric' : 'text',
    });
    this.element = h('span', { class: 'slot' }, h('label', { for: id }, label), this.input);
    this.input.addEventListener('input', () => this.edited());
    this.fit();
  }

  get text(): string {
    return this.input.value;
  }

  set(text: string): void {
    this.input.value = text;
    this.edited();
  }

  pick(suggestion: Suggestion): void {
    this.input.value = suggestion.name;
    this.picked = suggestion;
    this.fault(false);
    this.fit();
  }

  fault(wrong: boolean): void {
    this.input.setAttribute('aria-invalid', String(wrong));
    this.element.classList.toggle('wrong', wrong);
  }

  private edited(): void {
    if (this.picked?.name !== this.input.value) this.picked = null;
    this.fault(false);
    this.fit();
  }

  private fit(): void {
    this.input.style.width = `${Math.min(30, Math.max(3, [...this.input.value].length + 1))}ch`;
  }
}
