import type { OptionValue } from '../../discord/interaction';
import type { CommandDefinition, OptionDefinition } from '../../discord/lint/commands';
import { OPTION } from '../../discord/options';
import type { Actions } from '../actions';
import { byId, h } from '../dom';
import type { Session } from '../session';
import { Advisor } from './advisor';
import { COMBOBOX } from './combobox';
import { shownDescription, shownName, splitAtOptions, typedCommand, typedValue, type Value } from './options';
import { Slot } from './slot';

/**
 * The command line. Typing `/` lists the commands. A chosen command shows its required options. The free input after
 * them adds others. Enter picks the active suggestion, or sends the command.
 */
export class Composer {
  private readonly form = byId<HTMLFormElement>('composer');
  private readonly line = h('div', { class: 'line' });
  private readonly submit = h('button', { type: 'submit', class: 'send' }, '➤');
  /** Free text: the name of a command or, after a command's options, the name of another option. */
  private readonly free = h('input', {
    id: 'command',
    ...COMBOBOX,
    'aria-describedby': 'composer-hint',
  });
  private readonly advice: Advisor;
  private command: CommandDefinition | null = null;
  private slots: Slot[] = [];

  constructor(
    private readonly session: Session,
    private readonly actions: Actions,
  ) {
    const picks = {
      command: (command: CommandDefinition) => this.choose(command, ''),
      option: (name: string) => void this.add(name),
      value: (slot: Slot, suggestion: { name: string; value: Value }) => {
        slot.pick(suggestion);
        this.leave(slot);
      },
    };
    this.advice = new Advisor(session, picks, () => [this.free, ...this.slots.map((slot) => slot.input)]);
    this.form.append(this.advice.list.element, this.advice.hint, h('div', { class: 'box' }, this.line, this.submit));
    this.listen();
    session.on('viewer', () => this.reset());
    this.reset();
  }

  private listen(): void {
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    this.free.addEventListener('input', () => this.freeEdited());
    this.form.addEventListener('focusin', (event) => this.advise(event.target as Element));
    this.form.addEventListener('focusout', (event) => {
      if (!this.form.contains(event.relatedTarget as Node | null)) this.advice.close();
    });
    this.form.addEventListener('keydown', (event) => {
      const input = event.target as Element;
      const slot = this.slots.find((one) => one.input === input) ?? null;
      if (!slot && input !== this.free) return;
      if (this.handleKey(event, slot)) event.preventDefault();
      this.advice.describe();
    });
    this.line.addEventListener('click', (event) => {
      if (event.target === this.line) this.free.focus();
    });
  }

  private get locale(): string {
    return this.session.person.locale;
  }

  private reset(): void {
    const { place, state, texts } = this.session;
    this.command = null;
    this.slots = [];
    this.free.value = '';
    this.free.disabled = !state.canSend;
    this.submit.setAttribute('aria-label', texts.send);
    this.submit.disabled = !state.canSend;
    this.form.classList.toggle('disabled', !state.canSend);
    const where = place.kind === 'dm' ? `@${place.name}` : `#${place.name}`;
    this.free.placeholder = state.canSend ? texts.composer(where) : 'This page cannot send: DISCORD_PUBLIC_KEY is set';
    this.advice.hint.textContent = '';
    this.draw();
    this.advice.close();
  }

  private draw(): void {
    const { texts } = this.session;
    const pill = this.command ? [h('span', { class: 'pill' }, `/${shownName(this.command, this.locale)}`)] : [];
    this.line.replaceChildren(...pill, ...this.slots.map((slot) => slot.element), this.free);
    this.free.classList.toggle('behind', this.command !== null);
    this.free.setAttribute('aria-label', this.command ? texts.moreOptions : texts.command);
    if (this.command) this.free.placeholder = '';
  }

  private freeEdited(): void {
    const typed = this.free.value;
    if (this.command) {
      const named = this.unused().find(({ name }) => typed.trim() === `${name}:`);
      if (named) this.add(named.name);
      else this.advice.forOption(this.unused(), typed);
      return;
    }
    const found = typedCommand(this.advice.commands(), typed, this.locale);
    if (found) this.choose(found.command, found.rest);
    else this.advice.forCommand(typed);
  }

  /** `rest` is the text typed or pasted after the command's name. */
  private choose(command: CommandDefinition, rest: string): void {
    this.command = command;
    const options = command.options ?? [];
    this.slots = options.filter((option) => option.required).map((option) => this.slotFor(option));
    this.free.value = '';
    this.draw();
    const [first] = this.slots;
    const names = options.map(({ name }) => name);
    const { own, others } = splitAtOptions(rest, names);
    for (const other of others) this.add(other.name).set(other.text);
    if (first && own !== '') first.set(own);
    else this.free.value = own;
    (this.slots.find((slot) => slot.text === '')?.input ?? first?.input ?? this.free).focus();
    this.advise(document.activeElement);
  }

  private slotFor(option: OptionDefinition): Slot {
    const slot = new Slot(option, shownName(option, this.locale), shownDescription(option, this.locale));
    slot.input.addEventListener('input', () => this.slotEdited(slot));
    return slot;
  }

  /**
   * Adds an option to the line, unless it is there already, and returns its slot. Focuses an added option. Throws if
   * the command has no such option.
   */
  private add(name: string): Slot {
    const there = this.slots.find((slot) => slot.option.name === name);
    if (there) return there;
    const option = this.unused().find((one) => one.name === name);
    if (!option) throw new Error(`no option ${name}`);
    const slot = this.slotFor(option);
    this.slots.push(slot);
    this.free.value = '';
    this.draw();
    slot.input.focus();
    return slot;
  }

  private unused(): OptionDefinition[] {
    return (this.command?.options ?? []).filter(({ name }) => !this.slots.some((slot) => slot.option.name === name));
  }

  private slotEdited(slot: Slot): void {
    const names = (this.command?.options ?? []).map(({ name }) => name);
    const { own, others } = splitAtOptions(slot.text, names);
    if (others.length > 0) {
      const mine = others.find(({ name }) => name === slot.option.name);
      slot.set(mine?.text ?? own);
      for (const other of others) if (other !== mine) this.add(other.name).set(other.text);
    } else if (this.isFinished(slot)) {
      slot.set(slot.text.trim());
      this.leave(slot);
    } else this.advise(slot.input);
  }

  /** True if a blank at the end completes the value, because values of this option contain no blanks. */
  private isFinished(slot: Slot): boolean {
    const closed = this.advice.fixed(slot) !== null || slot.option.type === OPTION.integer;
    return closed && /\s$/.test(slot.text) && this.valueIn(slot) !== null;
  }

  /** Moves the focus to the next option without a value, or to the free input if there is none. */
  private leave(slot: Slot): void {
    const later = this.slots.slice(this.slots.indexOf(slot) + 1).find((one) => one.text === '');
    (later?.input ?? this.free).focus();
  }

  private advise(target: Element | null): void {
    const { command } = this;
    const slot = this.slots.find(({ input }) => input === target);
    if (slot && command) {
      const others = this.slots.flatMap((one) => (one === slot ? [] : (this.optionOf(one) ?? [])));
      this.advice.forValue(slot, command, others);
    } else if (target === this.free && command) {
      this.advice.hint.textContent = shownDescription(command, this.locale);
      this.advice.forOption(this.unused(), this.free.value);
    } else if (target === this.free) this.advice.forCommand(this.free.value);
  }

  /** Returns true if the command line used the key. */
  private handleKey({ key, shiftKey, isComposing }: KeyboardEvent, slot: Slot | null): boolean {
    const { list } = this.advice;
    if (isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!list.isOpen) return false;
      list.move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (key === 'Escape') {
      if (list.isOpen) this.advice.close();
      else if (this.command) this.reset();
      return true;
    }
    if (key === 'Tab' && !shiftKey) return !slot?.picked && list.take(true);
    if (key === 'Enter') {
      const exact = slot !== null && this.advice.fixed(slot) !== null && this.valueIn(slot) !== null;
      if (exact || !list.take(false)) void this.send();
      return true;
    }
    return key === 'Backspace' && (slot ? slot.text : this.free.value) === '' && this.back(slot);
  }

  /**
   * Handles Backspace in an empty input. Removes the option if it is optional, and focuses the input before it. In the
   * first input, turns the command back into text. Returns false if there is nothing to remove.
   */
  private back(slot: Slot | null): boolean {
    const at = slot ? this.slots.indexOf(slot) : this.slots.length;
    const before = this.slots[at - 1];
    if (slot && !slot.option.required) this.slots = this.slots.filter((one) => one !== slot);
    if (before) {
      this.draw();
      before.input.focus();
      return true;
    }
    if (!this.command) return false;
    const name = shownName(this.command, this.locale);
    this.reset();
    this.free.value = `/${name}`;
    this.free.focus();
    return true;
  }

  private valueIn(slot: Slot): Value | null {
    return slot.picked?.value ?? typedValue(slot.option, slot.text, this.advice.fixed(slot));
  }

  private optionOf(slot: Slot): OptionValue | null {
    const value = this.valueIn(slot);
    return value === null ? null : { type: slot.option.type, name: slot.option.name, value };
  }

  private async send(): Promise<void> {
    const { command } = this;
    if (!command) {
      this.advice.forCommand(this.free.value);
      return;
    }
    const wrong = this.slots.filter(
      (slot) => this.valueIn(slot) === null && (slot.option.required || slot.text !== ''),
    );
    for (const slot of this.slots) slot.fault(wrong.includes(slot));
    const [first] = wrong;
    if (first) {
      const { texts } = this.session;
      const name = shownName(first.option, this.locale);
      first.input.focus();
      this.advice.hint.textContent = first.text === '' ? texts.isRequired(name) : texts.isWrong(name, first.text);
      return;
    }
    const options = this.slots.flatMap((slot) => this.optionOf(slot) ?? []);
    this.reset();
    this.free.focus();
    await this.actions.perform({ kind: 'command', command: command.name, options }, `/${command.name}`);
  }
}
