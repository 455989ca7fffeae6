import { channelOf, type Person, type Place } from '../discord/users';
import type { Names } from './markdown';
import { type PageTexts, pageTextsFor } from './page-texts';
import type { PageDelivery, PageEvent, PageMessage, PageServer, PageState } from './protocol';

export interface LogEntry {
  what: string;
  person: Person;
  delivery: PageDelivery;
}

/** Topics to which a view can subscribe. `own` is a new message that the page's user caused. */
export type Topic = 'messages' | 'own' | 'viewer' | 'log' | 'connection';

const LOGGED = 100;

export class Session {
  readonly messages = new Map<string, PageMessage>();
  readonly log: LogEntry[] = [];
  person: Person;
  place: Place;
  connected = true;
  private readonly listeners = new Map<Topic, (() => void)[]>();

  constructor(
    public state: PageState,
    readonly server: PageServer,
  ) {
    this.person = state.people.find(({ id }) => id === sessionStorage.getItem('person')) ?? state.people[0]!;
    this.place = state.places.find(({ id }) => id === sessionStorage.getItem('place')) ?? state.places[0]!;
    for (const message of state.messages) this.messages.set(message.id, message);
  }

  get texts(): PageTexts {
    return pageTextsFor(this.person.locale);
  }

  on(topic: Topic, listener: () => void): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  notify(topic: Topic): void {
    for (const listener of this.listeners.get(topic) ?? []) listener();
  }

  view(person: Person, place: Place): void {
    this.person = person;
    this.place = place;
    sessionStorage.setItem('person', person.id);
    sessionStorage.setItem('place', place.id);
    this.notify('viewer');
  }

  /** Replaces the whole state, because a restarted server may have other commands and messages. */
  replace(state: PageState): void {
    this.state = state;
    this.messages.clear();
    for (const message of state.messages) this.messages.set(message.id, message);
    this.notify('messages');
    this.notify('viewer');
  }

  apply(event: PageEvent): void {
    if (event.kind === 'put') this.messages.set(event.message.id, event.message);
    else this.messages.delete(event.id);
    this.notify('messages');
  }

  record(entry: LogEntry): void {
    this.log.unshift(entry);
    this.log.length = Math.min(this.log.length, LOGGED);
    this.notify('log');
  }

  connection(connected: boolean): void {
    this.connected = connected;
    this.notify('connection');
  }

  /** Returns the messages that the chosen person sees in the chosen place, oldest first. */
  visible(): PageMessage[] {
    const channel = channelOf(this.place, this.person);
    return [...this.messages.values()].filter(
      (message) => message.channel === channel && (message.visibleTo === null || message.visibleTo === this.person.id),
    );
  }

  names(): Names {
    const { people, places } = this.state;
    const { unknownUser, unknownChannel } = this.texts;
    return {
      user: (id) => people.find((person) => person.id === id)?.displayName ?? unknownUser,
      channel: (id) => places.find((place) => place.id === id)?.name ?? unknownChannel,
      now: Date.now() / 1000,
      locale: this.person.locale,
    };
  }
}
