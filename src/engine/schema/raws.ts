import type { RawId } from '../vocabulary/character';
import type { BoonRaw } from './boons';
import type { CageRaw, LockedRoomRaw } from './cages';
import type { CampaignRaw } from './campaigns';
import type { Components } from './components';
import type { SpellRaw } from './effects';
import type { FeatRaw } from './feats';
import type { HeroRaw } from './hero';
import type { ItemRaw } from './items';
import type { KitRaw } from './kits';
import type { LevelsRaw } from './levels';
import type { MagicGearRaw } from './magic-gear';
import type { FactionRaw, MobRaw } from './mobs';
import type { NoisesRaw } from './noises';
import type { PrefabsRaw } from './prefabs';
import type { PropRaw } from './props';
import type { LootTableRaw, SpawnRow } from './spawns';
import type { LookRaw, SpritesRaw } from './sprites';
import type { ThemeRaw } from './themes';

export type { Attribute, AttributeName, RawId } from '../vocabulary/character';
export type { KnownSpell, Phase } from './components';

export type Archetype = Partial<Components>;

/** `look` replaces the hero's look in `sprites.json`. */
export interface Kit extends Pick<KitRaw, 'id' | 'name' | 'about'> {
  hero: HeroRaw;
  archetype: Readonly<Archetype>;
  look?: LookRaw;
}

/** Resolved and deep-frozen, in the order of the files. */
export interface Raws {
  items: readonly ItemRaw[];
  mobs: readonly MobRaw[];
  props: readonly PropRaw[];
  spells: readonly SpellRaw[];
  factions: readonly FactionRaw[];
  lootTables: readonly LootTableRaw[];
  spawnTable: readonly SpawnRow[];
  levels: LevelsRaw;
  prefabs: PrefabsRaw;
  cages: readonly CageRaw[];
  lockedRooms: readonly LockedRoomRaw[];
  themes: readonly ThemeRaw[];
  sprites: SpritesRaw;
  magicGear: MagicGearRaw;
  noises: NoisesRaw;
  hero: HeroRaw;
  feats: readonly FeatRaw[];
  /** The first is the default. */
  campaigns: readonly CampaignRaw[];
  campaign: CampaignRaw;
  /** The first is the default. */
  kits: readonly Kit[];
  kit: Kit;
  boons: readonly BoonRaw[];

  item: Readonly<Record<RawId, ItemRaw>>;
  mob: Readonly<Record<RawId, MobRaw>>;
  prop: Readonly<Record<RawId, PropRaw>>;
  spell: Readonly<Record<RawId, SpellRaw>>;
  faction: Readonly<Record<RawId, FactionRaw>>;
  lootTable: Readonly<Record<RawId, LootTableRaw>>;
  theme: Readonly<Record<RawId, ThemeRaw>>;
  feat: Readonly<Record<RawId, FeatRaw>>;
  boon: Readonly<Record<RawId, BoonRaw>>;

  /** Components of new entities by raw id; spells have none. */
  archetypes: Readonly<Record<RawId, Readonly<Archetype>>>;
}
