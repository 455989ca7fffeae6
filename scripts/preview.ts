import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Game, view } from '../src/engine';
import { rawsFor } from '../src/engine/state/campaign';
import { createI18n } from '../src/i18n';
import { loadRaws } from '../src/raws';
import { createRenderer } from '../src/render';
import type { Pixels } from '../src/render/pixels';
import { encodePng } from '../src/render/png';
import { PALETTES } from '../src/settings/palette';
import { gapsOf } from './content/gaps';
import { campaignOption, depthOption, kitOption } from './lib/campaign-option';
import { commandLine, oneOf, UsageError, wholeNumber } from './lib/command-line';
import { arriveAt } from './lib/level-setup';
import { depthSheet, failuresOf, levelLine, stepSheet, wholeLevel } from './preview/level';
import { lookSheet } from './preview/look';

const LAYOUTS = ['compact', 'large', 'classic', 'level', 'card', 'text'] as const;

const DEPTHS = Array.from({ length: 10 }, (_, n) => n + 1);

const USAGE = `npm run preview -- [--seed TEXT] [--depth D] [--campaign ID] [--kit ID] [--layout NAME] [--out FILE]
                       [--steps | --sheet | --gif | --look ID]

Draws what a level looks like, and names its recipe. Lists what is wrong with the raws, entries that nothing brings into
play, and names, texts and looks that are missing, each with the file to put it in. Says how often the recipe failed, and
why: one that fails too often gives way to its fallback.

  --seed TEXT      seed of the run (preview)
  --depth D        which level, from 1 on (1)
  --campaign ID    in which campaign (dragon)
  --kit ID         with which kit the hero begins (fighter)
  --layout NAME    compact: what the hero sees on arrival, as played (the default)
                   large: the same in fewer, larger cells
                   classic: the same in characters
                   level: the whole level from above, with everything on it
                   card: the card a run ends with there
                   text: the view in words, as text mode and as alternative text
  --palette NAME   standard (the default), safe for colour-blind eyes, or contrast; for compact, large, classic and card
  --steps          how the level is built: a sheet with a picture a step and the name of its builder
  --per-builder N  steps shown of one builder at most, with --steps (4)
  --gif            how the level is built, as an animation
  --sheet          the levels 1 to 10 of the seed on one sheet
  --look ID        in place of a level: the look of a creature, thing or fitting, or of a kit as in --look "kit scout"
  --out FILE       where it is written (out/preview-…)`;

void commandLine(
  USAGE,
  {
    seed: { type: 'string', default: 'preview' },
    depth: { type: 'string', default: '1' },
    campaign: { type: 'string' },
    kit: { type: 'string' },
    layout: { type: 'string', default: 'compact' },
    palette: { type: 'string', default: 'standard' },
    steps: { type: 'boolean', default: false },
    'per-builder': { type: 'string', default: '4' },
    sheet: { type: 'boolean', default: false },
    gif: { type: 'boolean', default: false },
    look: { type: 'string' },
    out: { type: 'string' },
  },
  ({ values }) => {
    const { seed } = values;
    const layout = oneOf('--layout', values.layout, LAYOUTS);
    const palette = oneOf('--palette', values.palette, PALETTES);
    const perBuilder = wholeNumber('--per-builder', values['per-builder'], 1, 100);
    const { look } = values;
    if ([values.steps, values.sheet, values.gif, look !== undefined].filter(Boolean).length > 1) {
      throw new UsageError('--steps, --sheet, --gif and --look exclude each other.');
    }
    const campaign = campaignOption(values.campaign);
    const depth = depthOption('--depth', values.depth, campaign);
    const all = loadRaws();
    for (const gap of gapsOf(all)) console.error(gap);
    const raws = rawsFor(all, { campaign, kit: kitOption(values.kit) });
    const write = (name: string, ending: string, bytes: Buffer | string): void => {
      const what = look === undefined ? `${seed}-${depth}` : look;
      const file = values.out ?? `out/preview-${name}-${what.replace(/[^A-Za-z0-9]+/g, '-')}.${ending}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      console.log(`${file}, ${Buffer.byteLength(bytes)} bytes`);
    };
    const png = (pixels: Pixels): Buffer => encodePng(pixels, 1);
    if (look !== undefined) return write('look', 'png', png(lookSheet(raws, look)));
    if (!values.sheet) console.error(levelLine(raws, seed, depth));
    const failures = values.sheet ? null : failuresOf(raws, seed, depth);
    if (failures !== null) console.error(failures);
    const i18n = createI18n(raws);
    const renderer = createRenderer(raws, i18n);
    if (values.gif) return write('building', 'gif', renderer.building({ seed, campaign }, depth).gif);
    if (values.steps) return write('steps', 'png', png(stepSheet(raws, seed, depth, perBuilder)));
    if (values.sheet) return write('sheet', 'png', png(depthSheet(raws, seed, DEPTHS)));
    if (layout === 'level') return write('level', 'png', png(wholeLevel(raws, seed, depth)));

    const game = arriveAt(raws, seed, depth);
    const seen = view(layout === 'card' ? withEnding(game) : game, raws);
    if (layout === 'text') {
      const words = `${i18n.textMode(seen)}\n\n${i18n.altText(seen)}`;
      if (values.out === undefined) console.log(words);
      else write('text', 'txt', words);
      return;
    }
    const picture = renderer.picture(seen, { layout: layout === 'card' ? 'compact' : layout, palette });
    write(layout, 'png', picture.png);
  },
);

function withEnding(game: Game): Game {
  return { ...game, over: { result: 'died', turn: game.turn, depth: game.depth, by: null, cause: 'hunger' } };
}
