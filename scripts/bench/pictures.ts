import { type Game, type Raws, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { createRenderer, type PictureOptions } from '../../src/render';
import { clips } from './clips';
import { type Line, line, timed } from './line';

const KINDS: [name: string, options: PictureOptions][] = [
  ['compact', { layout: 'compact' }],
  ['compact, high contrast', { layout: 'compact', palette: 'contrast' }],
  ['classic', { layout: 'classic' }],
];

/** Drawing and encoding what the hero sees, and what it weighs; the card at the end is among them. Then animations. */
export function pictures(raws: Raws, games: readonly Game[]): Line[] {
  const i18n = createI18n(raws);
  const renderer = createRenderer(raws, i18n);
  const views = games.map((game) => view(game, raws));
  const lines = KINDS.flatMap(([name, options]) => {
    for (const one of views.slice(0, 10)) renderer.picture(one, options);
    const sizes: number[] = [];
    const times = views.map((one) => timed(() => sizes.push(renderer.picture(one, options).png.length)));
    return [
      line('pictures', `${name}, bytes`, 'bytes', sizes, { median: 20_000, max: 80_000 }),
      line('pictures', `${name}, drawn and encoded`, 'ms', times),
    ];
  });
  const words = views.map((one) => timed(() => i18n.altText(one)));
  return [...lines, line('pictures', 'alternative text', 'ms', words), ...clips(raws)];
}
