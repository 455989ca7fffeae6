import type { Rng } from '../../lib/rng';
import { isOneOfAKind } from '../creatures';
import type { Alias, Entity, EntityId, Game, RawId, Raws, ThingRef, World } from '../state';
import { boonsTell, component, emit, entityById } from '../state';
import { POTION_FAMILIES, type PotionFamily } from '../vocabulary/potion';

const VOWELS = [...'aeiou'];
const CONSONANTS = [...'bcdfghjklmnpqrstvwxyz'];
const ADJECTIVES = ['swirling', 'effervescent', 'slimy', 'oily', 'viscous', 'smelly', 'glowing'];
const PALETTES = [
  ['red', 'orange', 'yellow', 'brown'],
  ['green', 'indigo', 'violet'],
] as const;

interface KnowledgeSource {
  raws: Raws;
  game: Pick<Game, 'identified' | 'aliases' | 'hero'>;
}

/** Also true for non-magic types and types that a boon reveals. */
export const isKnown = (world: KnowledgeSource, raw: RawId): boolean =>
  isProven(world, raw) || boonsTell(world.raws, world.game.hero, raw);

/** Ignores boons that reveal types. */
export const isProven = (
  { raws, game }: Pick<KnowledgeSource, 'raws'> & { game: Pick<Game, 'identified'> },
  raw: RawId,
): boolean => !raws.archetypes[raw]?.magicItem || game.identified.includes(raw);

/** Things in a cage show their names, even unknown types. */
export const isNamedFor = (world: KnowledgeSource, { raw, caged }: Pick<Entity, 'raw' | 'caged'>): boolean =>
  caged === true || isKnown(world, raw);

/** For an unknown type, `raw` is `null`. */
export function refOf(world: KnowledgeSource, entity: Entity): ThingRef {
  if (!isNamedFor(world, entity)) {
    const alias = aliasOf(world, entity.raw);
    return alias ? { id: entity.id, raw: null, alias } : { id: entity.id, raw: null };
  }
  const consumable = component(world.raws, entity, 'consumable');
  if (consumable && consumable.maxCharges > 1) return { id: entity.id, raw: entity.raw, charges: consumable.charges };
  const isVeteran = entity.veteran != null && !isOneOfAKind(world.raws, entity);
  return { id: entity.id, raw: entity.raw, ...(isVeteran && { veteran: true }) };
}

/** Emits `identified` if the hero did not know the type. */
export function identify(world: World, raw: RawId): void {
  if (isProven(world, raw)) return;
  const isNews = !isKnown(world, raw);
  world.game.identified.push(raw);
  if (isNews) emit(world, { kind: 'identified', raw, alias: aliasOf(world, raw) }, 'self');
}

/** Magic variants have no entry in `game.aliases`; `naming` gives their alias. */
function aliasOf({ raws, game }: KnowledgeSource, raw: RawId): Alias | null {
  const drawn = game.aliases[raw];
  if (drawn) return drawn;
  const naming = raws.item[raw]?.variant && raws.archetypes[raw]?.magicItem?.naming;
  return naming ? plainAlias(naming) : null;
}

const plainAlias = (naming: string): Alias => ({ kind: 'plain', id: naming.toLowerCase().replaceAll(' ', '-') });

/** No two types of scroll or potion share an alias. */
export function drawAliases(raws: Raws, rng: Rng): Record<RawId, Alias> {
  const aliases: Record<RawId, Alias> = {};
  const taken = new Set<string>();
  const warm = rng.pick(POTION_FAMILIES);
  const unlike = (draw: () => Alias): Alias => {
    for (;;) {
      const alias = draw();
      const key = JSON.stringify(alias);
      if (taken.has(key)) continue;
      taken.add(key);
      return alias;
    }
  };
  for (const { id, variant } of raws.items) {
    if (variant) continue;
    const { naming, family } = raws.archetypes[id]?.magicItem ?? {};
    if (naming === undefined) continue;
    if (naming === 'scroll') aliases[id] = unlike(() => ({ kind: 'scroll', word: pseudoWord(rng) }));
    else if (family !== undefined) aliases[id] = unlike(() => potion(rng, family, coloursOf(family, warm)));
    else aliases[id] = plainAlias(naming);
  }
  return aliases;
}

function coloursOf(family: PotionFamily, warm: PotionFamily): readonly string[] {
  const steps = POTION_FAMILIES.indexOf(family) - POTION_FAMILIES.indexOf(warm) + PALETTES.length;
  return PALETTES[steps % PALETTES.length] as readonly string[];
}

function pseudoWord(rng: Rng): string {
  const length = 4 + rng.die(4);
  let word = '';
  for (let i = 0; i < length; i++) word += rng.pick(i % 2 === 0 ? VOWELS : CONSONANTS);
  return word;
}

function potion(rng: Rng, family: PotionFamily, colours: readonly string[]): Alias {
  const adjective = rng.pick(ADJECTIVES);
  return { kind: 'potion', adjective, colour: rng.pick(colours), family };
}

/** Searches the hero, the pack and the level. */
export function refById(world: World, id: EntityId | null): ThingRef | null {
  const entity = id === null ? null : entityById(world, id);
  return entity ? refOf(world, entity) : null;
}

/** False for a cursed item of unknown type. */
export function isKnownCursed(world: World, item: Entity): boolean {
  return component(world.raws, item, 'cursed') !== null && isKnown(world, item.raw);
}
