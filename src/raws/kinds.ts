import type * as z from 'zod/mini';
import { levelsFile } from '../engine/builders/chain/levels-file';
import { boonsFile } from '../engine/schema/boons';
import { cagesFile } from '../engine/schema/cages';
import { campaignsFile } from '../engine/schema/campaigns';
import { spellsFile } from '../engine/schema/effects';
import { featsFile } from '../engine/schema/feats';
import { heroFile } from '../engine/schema/hero';
import { itemsFile } from '../engine/schema/items';
import { kitsFile } from '../engine/schema/kits';
import { magicGearFile } from '../engine/schema/magic-gear';
import { factionsFile, mobsFile } from '../engine/schema/mobs';
import { noisesFile } from '../engine/schema/noises';
import { prefabsFile } from '../engine/schema/prefabs';
import { propsFile } from '../engine/schema/props';
import { lootTablesFile, spawnTableFile } from '../engine/schema/spawns';
import { spritesSchema } from '../engine/schema/sprites';
import { themesFile } from '../engine/schema/themes';

/** Each kind is `raws/<name>.json`, with `raws/schema/<name>.schema.json`. */
export const KINDS = {
  items: { name: 'items', schema: itemsFile },
  magicGear: { name: 'magic-gear', schema: magicGearFile },
  mobs: { name: 'mobs', schema: mobsFile },
  props: { name: 'props', schema: propsFile },
  spells: { name: 'spells', schema: spellsFile },
  factions: { name: 'factions', schema: factionsFile },
  lootTables: { name: 'loot-tables', schema: lootTablesFile },
  spawnTable: { name: 'spawn-table', schema: spawnTableFile },
  levels: { name: 'levels', schema: levelsFile },
  campaigns: { name: 'campaigns', schema: campaignsFile },
  prefabs: { name: 'prefabs', schema: prefabsFile },
  cages: { name: 'cages', schema: cagesFile },
  themes: { name: 'themes', schema: themesFile },
  sprites: { name: 'sprites', schema: spritesSchema },
  hero: { name: 'hero', schema: heroFile },
  kits: { name: 'kits', schema: kitsFile },
  boons: { name: 'boons', schema: boonsFile },
  feats: { name: 'feats', schema: featsFile },
  noises: { name: 'noises', schema: noisesFile },
} satisfies Record<string, { name: string; schema: z.ZodMiniType }>;

export type Kind = keyof typeof KINDS;

export type Parsed = { [K in Kind]: z.infer<(typeof KINDS)[K]['schema']> };
