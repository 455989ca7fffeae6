import type { Story, StoryRole } from '../../engine';
import type { Names } from '../names';
import { a } from './grammar';

/** Sentences about a creature of the story that the hero meets. */
export const MET: Record<StoryRole, string> = {
  beast: 'Diese Woche macht der ganze Server Jagd darauf.',
  avenger: 'Hier fiel schon ein Held dieses Servers.',
};

/** Sentences about a creature of the story that the hero has felled. */
export const FELLED: Record<StoryRole, string> = {
  beast: 'Die Jagd der Woche ist vorbei!',
  avenger: 'Ein Held dieses Servers ist gerächt!',
};

/** Returns the sentences about what a run takes from its server, in the order in which players read them. */
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
