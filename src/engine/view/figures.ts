import {
  effectsInHands,
  type Fitting,
  fittingOf,
  improvement,
  type Loadout,
  roundHundredth,
  verdictOf,
} from '../creatures';
import { lastingMax, restoredPoints } from '../formulas';
import { isNamedFor } from '../knowledge';
import type { ItemRaw } from '../schema/items';
import type { Archetype } from '../schema/raws';
import type {
  BlowFigures,
  EffectMap,
  Entity,
  GearComparison,
  GivenStatus,
  ItemFigures,
  RawId,
  Raws,
  Slot,
  Uses,
  World,
} from '../state';
import { copyJson, type Hero, OMITTED_TAGS } from '../state';
import { STATUS_KINDS, STATUS_TAGS, statusFromCarrier, strengthOf } from '../statuses';

export interface Appraiser {
  blow: BlowFigures;
  shot: BlowFigures | null;
  /** Returns figures even if the hero does not know the type. */
  figuresOf(raw: RawId): ItemFigures;
  /** Returns `null` for unknown types and for things other than items. */
  knownFigures(thing: Entity): ItemFigures | null;
}

/** Valid until the hero's gear or state changes. */
export function appraiserFor(world: World): Appraiser {
  const fitting = fittingOf(world);
  const figuresOf = (thing: Thing): ItemFigures => appraise(world, fitting, thing);
  return {
    blow: blowOf(fitting.now),
    shot: shotFiguresOf(fitting.now),
    figuresOf: (raw) => figuresOf({ raw }),
    knownFigures: (thing) => (thing.kind === 'item' && isNamedFor(world, thing) ? figuresOf(thing) : null),
  };
}

type Thing = Pick<Entity, 'raw' | 'equipped' | 'cursed'>;

function appraise(world: World, fitting: Fitting, thing: Thing): ItemFigures {
  const { raw } = thing;
  const { now } = fitting;
  const kind = world.raws.archetypes[raw] ?? {};
  const slot = kind.equippable?.slot ?? null;
  const worn = Boolean(thing.equipped);
  const then = slot === null ? null : worn ? now : fitting.with(raw, slot);
  const cursed = thing.cursed === undefined ? kind.cursed === true : thing.cursed === true;
  return {
    slot,
    weight: kind.item?.weight ?? 0,
    blow: then && blowWith(kind, then),
    armorClass: kind.wearable?.armorClass ?? null,
    penalty: kind.item?.initiativePenalty ?? 0,
    attributes: slot === null ? {} : { ...kind.attributeBonus },
    ...usesOf(world, raw),
    ...(kind.wornProc && { wornProc: { ...kind.wornProc } }),
    ...(kind.sightBonus !== undefined && { sight: kind.sightBonus }),
    proc: copyJson((kind.meleeWeapon ?? kind.rangedWeapon)?.proc ?? null),
    comparison:
      worn || !then || slot === null || now.ornaments.includes(slot) ? null : compare(now, then, { slot, cursed }),
  };
}

const blowOf = ({ damage, toHit }: Pick<Loadout, 'damage' | 'toHit'>): BlowFigures => ({ ...damage, toHit });

const shotFiguresOf = ({ shot }: Loadout): BlowFigures | null => shot && { ...blowOf(shot), range: shot.range };

function blowWith({ meleeWeapon, rangedWeapon }: Readonly<Archetype>, loadout: Loadout): BlowFigures | null {
  if (rangedWeapon) return shotFiguresOf(loadout);
  return meleeWeapon ? blowOf(loadout) : null;
}

function compare(now: Loadout, then: Loadout, { slot, cursed }: { slot: Slot; cursed: boolean }): GearComparison {
  const verdict = verdictOf(improvement(now, then, slot));
  // Without a shot now, `before` equals `after`: the comparison shows no change.
  const [before, after] = slot === 'ranged' ? [now.shot ?? then.shot ?? now, then.shot ?? now] : [now, then];
  return {
    verdict: cursed && verdict === 1 ? 0 : verdict,
    damage: roundHundredth(after.damage.mean - before.damage.mean),
    toHit: after.toHit - before.toHit,
    armorClass: roundHundredth(then.armorClass - now.armorClass),
    penalty: roundHundredth(then.penalty - now.penalty),
    ...(now.shot && then.shot && slot === 'ranged' ? { range: then.shot.range - now.shot.range } : {}),
  };
}

const UNLISTED_TAGS = new Set<string>([...OMITTED_TAGS, ...Object.keys(STATUS_TAGS)]);

/** Reckons with the hero's present state. `raw` is an item or spell. */
export function usesOf({ raws, game }: World, raw: RawId): Uses {
  const archetype = raws.archetypes[raw] ?? {};
  const plain = archetype.effects ?? raws.spell[raw]?.effects ?? {};
  const effects = restoringHero(raws, game.hero, effectsInHands(raws, game.hero, raw, plain), raws.item[raw]);
  const listedEffects = Object.entries(effects).filter(([tag]) => !UNLISTED_TAGS.has(tag));
  const statuses = STATUS_KINDS.flatMap((kind): GivenStatus[] => {
    const status = statusFromCarrier(kind, { raw, effects, archetype });
    if (!status) return [];
    const bonus = status.kind === 'attributes' ? { ...status.bonus } : {};
    return [{ kind, turns: status.turns, strength: strengthOf(status), bonus }];
  });
  return { effects: Object.fromEntries(listedEffects), statuses };
}

function restoringHero(raws: Raws, hero: Hero, effects: EffectMap, item: ItemRaw | undefined): EffectMap {
  const { provides_healing: hp, provides_mana: mana } = effects;
  const share = item?.consumable?.share_of_max ?? 0;
  return {
    ...effects,
    ...(hp !== undefined && { provides_healing: restoredPoints(hp, share, lastingMax(raws, hero, 'hp')) }),
    ...(mana !== undefined && { provides_mana: restoredPoints(mana, share, lastingMax(raws, hero, 'mana')) }),
  };
}
