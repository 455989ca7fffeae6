import type { Story, StoryRole, ThingRef } from '../../engine';
import type { Names } from '../names';
import { a, pronoun } from './grammar';

export const met = (role: StoryRole, who: ThingRef, names: Names): string =>
  role === 'beast'
    ? `Diese Woche macht der ganze Server Jagd auf ${pronoun(names, who, 'accusative')}.`
    : 'Hier fiel schon ein Held dieses Servers.';

export const FELLED: Record<StoryRole, string> = {
  beast: 'Die Jagd der Woche ist vorbei!',
  avenger: 'Ein Held dieses Servers ist gerächt!',
};

export function storySentences({ beast, avenger }: Story, names: Names): string[] {
  return [
    ...(beast
      ? [
          `Jagd der Woche: ${a(names, beast.raw, 'nominative')} in Tiefe ${beast.depth}, ${beast.wounds === 0 ? 'unverletzt' : `schon ${beast.wounds} LP leichter`}.`,
        ]
      : []),
    ...(avenger
      ? [`Räche einen Helden dieses Servers: In Tiefe ${avenger.depth} wartet ${a(names, avenger.raw, 'nominative')}.`]
      : []),
  ];
}
