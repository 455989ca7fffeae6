import type { Story, StoryRole } from '../../engine';
import type { Names } from '../names';
import { a } from './grammar';

export const MET: Record<StoryRole, string> = {
  beast: 'Esta semana es la presa de todo el servidor.',
  avenger: 'Ya mató a un héroe de este servidor.',
};

export const FELLED: Record<StoryRole, string> = {
  beast: '¡La caza de la semana ha terminado!',
  avenger: '¡Un héroe de este servidor queda vengado!',
};

export function storySentences({ beast, avenger }: Story, names: Names): string[] {
  return [
    ...(beast
      ? [
          `Caza de la semana: ${a(names, beast.raw)} en la profundidad ${beast.depth}, ${beast.wounds === 0 ? 'sin heridas' : `con ${beast.wounds} PV menos`}.`,
        ]
      : []),
    ...(avenger
      ? [`Venga a un héroe de este servidor: en la profundidad ${avenger.depth} espera ${a(names, avenger.raw)}.`]
      : []),
  ];
}
