import type { OptionValue } from '../../discord/interaction';
import type { CommandDefinition, OptionDefinition } from '../../discord/lint/commands';
import { h } from '../dom';
import type { PageTexts } from '../page-texts';
import type { PageDelivery } from '../protocol';
import type { Session } from '../session';
import {
  fixedSuggestions,
  isOffered,
  matching,
  type Suggestion,
  shownDescription,
  shownName,
  suggestionOf,
} from './options';
import type { Slot } from './slot';
import { type Entry, SuggestionList } from './suggestions';

/** Milliseconds without a key press before the page asks the application for suggestions. */
const DEBOUNCE_MS = 180;

export interface Picks {
  command(command: CommandDefinition): void;
  option(name: string): void;
  value(slot: Slot, suggestion: Suggestion): void;
}

/** Suggests words to type next, in the list above the command line and in the hint below. */
export class Advisor {
  readonly list: SuggestionList;
  readonly hint = h('div', { class: 'hint', id: 'composer-hint', 'aria-live': 'polite' });
  /** Number of the newest request. Replies to older requests are dropped. */
  private requests = 0;
  private timer: number | undefined;

  constructor(
    private readonly session: Session,
    private readonly picks: Picks,
    /** Inputs of the command line. The focused one names the active entry to screen readers. */
    private readonly inputs: () => HTMLInputElement[],
  ) {
    this.list = new SuggestionList(session.texts.suggestions);
  }

  /** Returns the commands that Discord offers this person here, in the order of their registration. */
  commands(): CommandDefinition[] {
    const { state, person, place } = this.session;
    return state.commands.filter((command) => isOffered(command, person, place));
  }

  forCommand(typed: string): void {
    if (!typed.startsWith('/')) {
      this.hint.textContent = typed === '' ? '' : this.session.texts.commandsOnly;
      this.close();
      return;
    }
    this.hint.textContent = '';
    const { person, texts } = this.session;
    const { locale } = person;
    const found = matching(this.commands(), typed.slice(1), (command) => shownName(command, locale));
    const entries = found.map((command) => ({
      title: `/${shownName(command, locale)}`,
      detail: shownDescription(command, locale),
      pick: () => this.picks.command(command),
    }));
    this.open(entries.length > 0 ? texts.commands : texts.noSuchCommand, entries, true);
  }

  forOption(unused: readonly OptionDefinition[], typed: string): void {
    const { locale } = this.session.person;
    const entries = matching(unused, typed, (option) => shownName(option, locale)).map((option) => ({
      title: shownName(option, locale),
      detail: shownDescription(option, locale),
      pick: () => this.picks.option(option.name),
    }));
    this.open(entries.length > 0 ? this.session.texts.optional : '', entries, typed !== '');
  }

  /** Returns the fixed values of an option; `null` if any value may be typed. */
  fixed({ option }: Slot): Suggestion[] | null {
    return fixedSuggestions(option, this.session.state.people, this.session.person.locale);
  }

  /** Suggests values for an option. `others` are the options already on the line, which the application gets too. */
  forValue(slot: Slot, command: CommandDefinition, others: readonly OptionValue[]): void {
    this.hint.textContent = shownDescription(slot.option, this.session.person.locale);
    window.clearTimeout(this.timer);
    const fixed = this.fixed(slot);
    if (fixed) {
      const typed = slot.picked ? '' : slot.text;
      const found = matching(fixed, typed, ({ name }) => name);
      this.open(slot.option.name, this.entries(slot, found), slot.picked === null);
    } else if (slot.option.autocomplete) {
      // Until the application has answered, only suggestions that fit the new text can be picked.
      this.requests++;
      if (this.list.isOpen && slot.picked === null) {
        const fitting = matching(slot.offered, slot.text, ({ name }) => name);
        this.open(slot.option.name, this.entries(slot, fitting), true);
      }
      const pause = slot.offered.length === 0 && slot.text === '' ? 0 : DEBOUNCE_MS;
      this.timer = window.setTimeout(() => void this.ask(slot, command, others), pause);
    } else this.close();
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.requests++;
    this.list.hide();
    this.describe();
  }

  /** Names the active entry to the focused input. */
  describe(): void {
    for (const input of this.inputs()) {
      const here = input === document.activeElement;
      input.setAttribute('aria-expanded', String(here && this.list.isOpen));
      if (here && this.list.activeId) input.setAttribute('aria-activedescendant', this.list.activeId);
      else input.removeAttribute('aria-activedescendant');
    }
  }

  private async ask(slot: Slot, command: CommandDefinition, others: readonly OptionValue[]): Promise<void> {
    const { person, place, server } = this.session;
    const request = ++this.requests;
    const { type, name } = slot.option;
    const options = [...others, { type, name, value: String(slot.picked?.value ?? slot.text), focused: true }];
    const draft = { person: person.id, place: place.id, kind: 'autocomplete' as const, command: command.name, options };
    const delivery = await server.sendDraft(draft).catch(() => null);
    if (delivery) this.session.record({ what: `/${command.name} ${name}…`, person, delivery });
    if (request !== this.requests || document.activeElement !== slot.input) return;
    slot.offered = (delivery?.callback?.data?.choices ?? []).map(suggestionOf);
    this.open(askedHeading(slot, delivery, this.session.texts), this.entries(slot, slot.offered), slot.picked === null);
  }

  private entries(slot: Slot, suggestions: readonly Suggestion[]): Entry[] {
    return suggestions.slice(0, 25).map((suggestion) => ({
      title: suggestion.name,
      detail: '',
      pick: () => this.picks.value(slot, suggestion),
    }));
  }

  private open(heading: string, entries: Entry[], first: boolean): void {
    this.list.show(heading, entries, first);
    this.describe();
  }
}

function askedHeading(slot: Slot, delivery: PageDelivery | null, texts: PageTexts): string {
  if (!delivery?.ok) return texts.loadingFailed;
  return slot.offered.length === 0 ? texts.noMatch : slot.option.name;
}
