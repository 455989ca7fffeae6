import { ATTRIBUTES, SKILLS, type View } from '../../engine';
import { inSight, knownStairs, statusLine } from './alt-text';
import type { Labels, Names } from './locale';
import { nearestCell, placeOf } from './place';
import { statusName } from './states';
import type { Told } from './tell';

/** Lines of one page of the log. */
const PAGE = 20;

/** Weights and prices without tails of binary fractions. */
const tidy = (value: number): string => String(Math.round(value * 100) / 100);
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** What is worn and what is carried, with weights. */
export function inventorySheet(labels: Labels, names: Names, view: View): string[] {
  const worn = view.held.filter(({ slot }) => slot !== null);
  const carried = view.held.filter(({ slot }) => slot === null);
  const line = (thing: View['held'][number], number: number): string => {
    const slot = thing.slot ?? thing.fits;
    const notes = [
      ...(slot ? [labels.slot[slot]] : []),
      `${tidy(thing.weight)} lb`,
      ...(thing.cursed ? ['cursed'] : []),
    ];
    return `${number}. ${names.thing(thing)} (${notes.join(', ')})`;
  };
  return [
    '**Worn**',
    ...(worn.length > 0 ? worn.map((thing, index) => line(thing, index + 1)) : ['nothing']),
    '**Carried**',
    ...(carried.length > 0 ? carried.map((thing, index) => line(thing, index + 1)) : ['nothing']),
    `-# ${tidy(view.hero.weight)} of ${view.hero.capacity} lb · ${view.hero.gold} gold`,
  ];
}

export function characterSheet(labels: Labels, names: Names, view: View): string[] {
  const { hero } = view;
  const within = hero.xp - 1000 * (hero.level - 1);
  return [
    `**${hero.name}**, ${labels.level(hero.level)} (${within} of 1000 experience)`,
    `Health ${hero.hp.current}/${hero.hp.max} · Mana ${hero.mana.current}/${hero.mana.max} · Armour class ${hero.armorClass}`,
    ATTRIBUTES.map((name) => {
      const { value, bonus } = hero.attributes[name];
      return `${labels.attribute[name]} ${value}${bonus === 0 ? '' : ` (${signed(bonus)})`}`;
    }).join(' · '),
    SKILLS.flatMap((name) =>
      hero.skills[name] === undefined ? [] : [`${labels.skill[name]} ${hero.skills[name]}`],
    ).join(' · '),
    `${labels.hunger[hero.hunger]} · Load ${tidy(hero.weight)} of ${hero.capacity} lb · Initiative penalty ${tidy(hero.penalty)}`,
    hero.spells.length > 0
      ? `Spells: ${hero.spells.map(({ spell, manaCost }) => `${names.raw(spell)} (${manaCost} mana)`).join(', ')}`
      : 'Spells: none yet; books teach them.',
    ...(hero.statuses.length > 0
      ? [
          `Under: ${hero.statuses.map((status) => `${statusName(labels, names, status)} (${status.turns} turns)`).join(', ')}`,
        ]
      : []),
    `-# Turn ${view.turn} · ${view.kills} kills · deepest ${view.deepest} · seed ${view.seed}`,
  ];
}

/** One page of everything remembered, the newest page first, each page oldest line first. */
export function logSheet(told: readonly Told[], page: number): { lines: string[]; pages: number } {
  const pages = Math.max(1, Math.ceil(told.length / PAGE));
  const wanted = Math.min(Math.max(1, page), pages);
  const end = told.length - (wanted - 1) * PAGE;
  return { lines: told.slice(Math.max(0, end - PAGE), end).map(({ text }) => text), pages };
}

export function lookSheet(labels: Labels, names: Names, view: View): string[] {
  const seen = inSight(labels, names, view);
  const rest = view.things.filter(({ kind, harmful, open }) => kind === 'prop' && !harmful && open !== false);
  return [
    statusLine(labels, names, view),
    ...(seen.length > 0 ? seen.slice(0, 40).map((line) => `- ${line}`) : ['Nobody and nothing of note in sight.']),
    ...rest.slice(0, 15).map((thing) => `- ${names.thing(thing)} ${placeOf(labels, view.hero.at, thing.at)}`),
    ...knownStairs(labels, view).map((line) => `- ${line}`),
  ];
}

/** Everything that can be seen of one thing. */
export function describeSheet(labels: Labels, names: Names, view: View, id: number): string {
  const thing = view.things.find((other) => other.id === id);
  if (!thing) return 'You do not see that any more.';
  const where = placeOf(labels, view.hero.at, nearestCell(view.hero.at, thing.at, thing.size));
  const facts = [
    ...(thing.level !== null ? [labels.level(thing.level)] : []),
    ...(thing.stance ? [labels.stance[thing.stance]] : []),
    ...(thing.health !== null ? [labels.condition(thing.health)] : []),
    ...(thing.vendor ? ['trades'] : []),
    ...thing.statuses.map(({ kind, turns }) => `${labels.status[kind].toLowerCase()} for ${turns} turns`),
  ];
  return `**${names.thing(thing)}** (${where})${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`;
}
