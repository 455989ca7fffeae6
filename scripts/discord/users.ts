/**
 * The people and places of the fake Discord. Their ids are fixed, so that a restarted server finds their runs again.
 */

export interface Person {
  id: string;
  username: string;
  displayName: string;
  locale: string;
  /** Role in the server, shown in the side bar. */
  role: string;
  /** Permissions in the server, as Discord's decimal bitset. */
  permissions: string;
  colour: string;
  /** True if a bot plays this person, so that nobody else does. */
  isBot?: true;
}

export interface Place {
  id: string;
  kind: 'guild' | 'dm';
  name: string;
  guildId: string | null;
  /** Id of the channel with the thread; absent if the place is no thread. */
  parent?: string;
  /** True if the user has installed the app but the server or group has not. */
  brought?: true;
}

const MEMBER_PERMISSIONS = String((1n << 10n) | (1n << 11n) | (1n << 14n) | (1n << 15n) | (1n << 16n) | (1n << 31n));
const ALL_PERMISSIONS = String((1n << 50n) - 1n);

export const PEOPLE: readonly Person[] = [
  {
    id: '300000000000000001',
    username: 'ada',
    displayName: 'Ada',
    locale: 'en-US',
    role: 'owner',
    permissions: ALL_PERMISSIONS,
    colour: '#f0b232',
  },
  {
    id: '300000000000000002',
    username: 'bruno',
    displayName: 'Bruno',
    locale: 'fr',
    role: 'member',
    permissions: MEMBER_PERMISSIONS,
    colour: '#5fb4f0',
  },
  {
    id: '300000000000000003',
    username: 'lucja',
    displayName: 'Łucja *the* Brave',
    locale: 'pl',
    role: 'member',
    permissions: MEMBER_PERMISSIONS,
    colour: '#e06c9f',
  },
];

export const GUILD = { id: '200000000000000001', name: 'The Gilded Flagon' };
export const APPLICATION = { id: '100000000000000001', name: 'Wyrmdeep' };

export const PLACES: readonly Place[] = [
  { id: '400000000000000001', kind: 'guild', name: 'dungeon', guildId: GUILD.id },
  { id: '400000000000000002', kind: 'guild', name: 'tavern', guildId: GUILD.id },
  { id: '400000000000000003', kind: 'dm', name: APPLICATION.name, guildId: null },
];

/** Throws if no person has this id. */
export function personOf(id: string): Person {
  const person = PEOPLE.find((one) => one.id === id);
  if (!person) throw new Error(`no such person: ${id}`);
  return person;
}

/** Returns the id of the channel. Direct messages with the app are a separate channel for each person. */
export function channelOf(place: Place, person: Person): string {
  return place.kind === 'dm' && !place.brought ? `41${person.id.slice(2)}` : place.id;
}
