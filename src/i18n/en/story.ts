import type { Story, StoryRole } from '../../engine';
import type { Names } from '../names';
import { a } from './grammar';

export const MET: Record<StoryRole, string> = {
  beast: 'The server hunts it this week.',
  avenger: 'It has killed a hero of this server.',
};

export const FELLED: Record<StoryRole, string> = {
  beast: 'The hunt of the week is over!',
  avenger: 'A hero of this server is avenged!',
};

export function storySentences({ beast, avenger }: Story, names: Names): string[] {
  return [
    ...(beast
      ? [
          `Hunt of the week: ${a(names, beast.raw)} at depth ${beast.depth}, ${beast.wounds === 0 ? 'unhurt' : `${beast.wounds} HP down`}.`,
        ]
      : []),
    ...(avenger ? [`Avenge a hero of this server: at depth ${avenger.depth} waits ${a(names, avenger.raw)}.`] : []),
  ];
}
