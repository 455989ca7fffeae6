import { HERO_EFFECTS } from '../../engine/schema/effects';
import type { MobRaw } from '../../engine/schema/mobs';
import { PLACED_MOBS } from '../../engine/schema/placed-by-code';
import type { Parsed } from '../kinds';
import { magicVariants } from '../magic-gear';
import { checkAbilities, checkPhases } from './check-phases';
import { checkWorn, slotsOf } from './check-worn';
import type { Reporter } from './reporter';

const OF_VENDORS = ['deals_for', 'takes_tribute', 'deep_stock'] as const satisfies (keyof MobRaw)[];

export function checkMobs({ mobs, items, spells, magicGear }: Parsed, reporter: Reporter): void {
  const { report, refer } = reporter;
  reporter.need('mob', PLACED_MOBS);
  const slots = slotsOf([...items.items, ...magicVariants(items.items, magicGear)]);
  const categories = new Set(items.items.map(({ vendor_category }) => vendor_category));
  for (const mob of mobs.mobs) {
    const { id, equipped = [], vendor = [], abilities = [], on_death = [] } = mob;
    const dying = on_death.map(({ spell }) => spell);
    checkWorn(id, equipped, slots, reporter);
    refer(id, 'faction', 'faction', mob.faction);
    refer(id, 'deals_for', 'faction that keeps_standing', mob.deals_for);
    refer(id, 'takes_tribute', 'faction that keeps_standing', mob.takes_tribute);
    refer(id, 'loot_table', 'loot table', mob.loot_table);
    refer(id, 'treasure', 'item', mob.treasure?.items);
    refer(id, 'on_death', 'spell', dying);
    for (const category of vendor) {
      if (!categories.has(category)) report(id, 'vendor', `no item of category ${category}`);
    }
    for (const field of OF_VENDORS) {
      if (mob[field] !== undefined && !mob.vendor) report(id, field, 'only who sells has a use for it: name a vendor');
    }
    checkAbilities(id, 'abilities', abilities, reporter);
    checkAbilities(id, 'veteran', mob.veteran?.abilities ?? [], reporter);
    checkPhases(mob, reporter);
    refuseForHeroes(mob, spells.spells, reporter);
    if (mob.description !== undefined && mob.habit !== undefined) {
      report(id, 'habit', 'only one of description and habit is told');
    }
    if (mob.rooted && abilities.length === 0 && dying.length === 0) {
      report(id, 'rooted', 'what is rooted only casts: it also takes abilities or on_death');
    }
    if (mob.wings && !mob.lair) report(id, 'wings', 'only who has a lair flies');
    if (mob.unique ?? mob.hunted) checkUniqueFoe(mob, reporter);
    if (mob.captive) checkCaptive(mob, reporter);
  }
}

function checkCaptive({ id, captive, faction, proper_name }: MobRaw, { refer, report }: Reporter): void {
  refer(id, 'captive.captors', 'mob', captive?.captors);
  refer(id, 'captive.campaigns', 'campaign', captive?.campaigns);
  if (!proper_name) report(id, 'captive', 'whom a hero may grieve for needs a proper_name');
  if (faction !== 'player') report(id, 'faction', 'a captive has the faction player, whose foes are its foes');
}

function refuseForHeroes(
  { id, abilities = [], on_death = [], phases = [], veteran }: MobRaw,
  spells: Parsed['spells']['spells'],
  { report }: Reporter,
): void {
  const inPhases = phases.flatMap((phase) => phase.abilities ?? []);
  const casts = { abilities, on_death, phases: inPhases, veteran: veteran?.abilities ?? [] };
  for (const [field, cast] of Object.entries(casts)) {
    for (const { spell } of cast) {
      const { effects = {} } = spells.find((one) => one.id === spell) ?? {};
      const [tag] = HERO_EFFECTS.filter((effect) => effect in effects);
      if (tag === undefined) continue;
      report(id, field, `${spell} does something for heroes alone, by its ${tag}: creatures need another`);
    }
  }
}

/** Refuses large creatures, because the engine reserves only one cell. */
function checkUniqueFoe({ id, unique, hunted, renderable, description }: MobRaw, { report }: Reporter): void {
  const field = unique ? 'unique' : 'hunted';
  const [first, last] = (unique ?? hunted)?.depths ?? [0, 0];
  if (first > last) report(id, `${field}.depths`, 'the first must not be above the last');
  if (renderable.x_size !== undefined || renderable.y_size !== undefined) {
    report(id, field, 'must fill one cell only');
  }
  if (description === undefined) report(id, 'description', 'a unique foe needs one');
}

export function checkHero({ hero: { hero }, items }: Parsed, reporter: Reporter): void {
  checkWorn('hero', hero.equipped, slotsOf(items.items), reporter);
  reporter.refer('hero', 'carried', 'item', hero.carried);
  reporter.refer('hero', 'spells', 'spell', hero.spells);
  reporter.refuseLast('hero', 'spells', hero.spells);
  reporter.refer('hero', 'faction', 'faction', hero.faction);
}
