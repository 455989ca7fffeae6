import boons from '../../raws/boons.json';
import cages from '../../raws/cages.json';
import campaigns from '../../raws/campaigns.json';
import factions from '../../raws/factions.json';
import feats from '../../raws/feats.json';
import hero from '../../raws/hero.json';
import items from '../../raws/items.json';
import kits from '../../raws/kits.json';
import levels from '../../raws/levels.json';
import lootTables from '../../raws/loot-tables.json';
import magicGear from '../../raws/magic-gear.json';
import mobs from '../../raws/mobs.json';
import noises from '../../raws/noises.json';
import prefabs from '../../raws/prefabs.json';
import props from '../../raws/props.json';
import spawnTable from '../../raws/spawn-table.json';
import spells from '../../raws/spells.json';
import sprites from '../../raws/sprites.json';
import themes from '../../raws/themes.json';
import type { Kind } from './kinds';

export type RawFiles = Readonly<Record<Kind, unknown>>;

export const FILES: RawFiles = {
  items,
  magicGear,
  mobs,
  props,
  spells,
  factions,
  lootTables,
  spawnTable,
  levels,
  campaigns,
  prefabs,
  cages,
  themes,
  sprites,
  hero,
  kits,
  boons,
  feats,
  noises,
};
