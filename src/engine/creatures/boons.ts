import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { roundGold } from '../formulas';
import type { BoonNeed, BoonRaw } from '../schema/boons';
import { boonParts, boonsTell, type EffectMap, emit, own, type RawId, type World } from '../state';

/** Levels that earn a boon. Afterwards, every `STEP`th level earns one. */
const LEVELS: readonly number[] = [2, 3, 5, 7, 9];
const STEP = 4;

const OFFERED = 3;

function earnsBoon(level: number): boolean {
  const last = LEVELS.at(-1) ?? 0;
  return LEVELS.includes(level) || (level > last && (level - last) % STEP === 0);
}

/** Emits `boon-earned` and draws an offer if this level earns a boon. */
export function earnBoon(world: World, level: number): void {
  if (!earnsBoon(level) || world.raws.campaign.boons) return;
  const { hero } = world.game;
  const open = hero.earnedBoons;
  const offer = open?.offer ?? drawBoons(world, level);
  if (offer.length === 0) return;
  hero.earnedBoons = { levels: [...(open?.levels ?? []), level], offer };
  emit(world, { kind: 'boon-earned', level }, 'self');
}

/** Opens the next offer. The caller must then update the hero's figures and sight. */
export function takeBoon(world: World, boon: RawId): void {
  const [, ...levels] = world.game.hero.earnedBoons?.levels ?? [];
  giveBoon(world, boon);
  emit(world, { kind: 'boon-taken', boon }, 'self');
  openNext(world, levels);
}

/** The caller must then update the hero's figures and sight. */
export function giveBoon({ raws, game }: World, boon: RawId): void {
  const { hero } = game;
  hero.boons = [...(hero.boons ?? []), boon];
  const { spells = [], purse = 0 } = raws.boon[boon]?.gives ?? {};
  for (const spell of spells) {
    const known = own(raws, hero, 'knownSpells');
    if (known.every((one) => one.spell !== spell)) known.push({ spell, manaCost: raws.spell[spell]?.mana_cost ?? 0 });
  }
  const pools = own(raws, hero, 'pools');
  pools.gold = roundGold(pools.gold + purse);
  // Makes caches of enemies stale, because the boon may calm enemies.
  game.standings = { ...game.standings };
}

function openNext(world: World, levels: number[]): void {
  const { hero } = world.game;
  delete hero.earnedBoons;
  const [level] = levels;
  if (level === undefined) return;
  const offer = drawBoons(world, level);
  if (offer.length > 0) hero.earnedBoons = { levels, offer };
}

/** Draws different schools, if possible at least one that the hero can use. */
function drawBoons(world: World, level: number): RawId[] {
  const { raws, game } = world;
  const lacking = raws.boons.filter(({ id }) => !game.hero.boons?.includes(id));
  const shuffled = shuffle(lacking, rngFromSeed(`${game.seed}/boon/${level}`));
  const drawn: BoonRaw[] = [];
  for (const boon of shuffled) {
    if (drawn.length < OFFERED && isOfOtherSchool(boon, drawn)) drawn.push(boon);
  }
  if (drawn.some((boon) => isOfUse(world, boon))) return drawn.map(({ id }) => id);
  const others = drawn.slice(0, OFFERED - 1);
  const useful = shuffled.find((boon) => isOfOtherSchool(boon, others) && isOfUse(world, boon));
  return (useful ? [...others, useful] : drawn).map(({ id }) => id);
}

const isOfOtherSchool = ({ school }: BoonRaw, drawn: readonly BoonRaw[]): boolean =>
  drawn.every((other) => other.school !== school);

function isOfUse(world: World, { needs, gives }: BoonRaw): boolean {
  const known = world.game.hero.knownSpells ?? [];
  if (gives.spells?.every((spell) => known.some((one) => one.spell === spell))) return false;
  return needs === undefined || hasNeed(world, needs);
}

function hasNeed(world: World, need: BoonNeed): boolean {
  if (need === 'shield') return world.game.pack.some(({ equipped }) => equipped?.slot === 'shield');
  return harmsOfHero(world).some(({ effects, isAimed }) =>
    need === 'poison'
      ? effects.damage_over_time !== undefined
      : isAimed && (effects.damage ?? effects.damage_over_time) !== undefined,
  );
}

function harmsOfHero({ raws, game }: World): { effects: EffectMap; isAimed: boolean }[] {
  const { hero, pack, identified } = game;
  const spells = (hero.knownSpells ?? []).flatMap(({ spell }) => raws.spell[spell]?.effects ?? []);
  const things = pack
    .filter(({ raw }) => !raws.archetypes[raw]?.magicItem || identified.includes(raw) || boonsTell(raws, hero, raw))
    .flatMap(({ raw }) => raws.archetypes[raw]?.effects ?? []);
  const procs = boonParts(raws, hero).flatMap(({ procs = [] }) => procs.map(({ effects }) => effects));
  return [
    ...spells.map((effects) => ({ effects, isAimed: true })),
    ...things.map((effects) => ({ effects, isAimed: effects.ranged !== undefined })),
    ...procs.map((effects) => ({ effects, isAimed: false })),
  ];
}
