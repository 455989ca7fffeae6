import { ATTRIBUTES, SKILLS, type View } from '../engine';
import type { Labels, Names } from './locale';
import { nearestCell, placeOf } from './place';
import { isNotable, knownStairs, seenLine, statusLine } from './sight';
import { statusName } from './states';
import type { Told } from './tell';
import { signed } from './tidy';

/** Lines of one page of the log. */
const PAGE = 20;

/** Experience of one level. */
const STEP = 1000;

/** Pieces of furniture worth naming. */
const FURNITURE = 15;

type Held = View['held'][number];

/** What is worn and what is carried, with weights, as Discord Markdown. */
export function inventorySheet(labels: Labels, names: Names, view: View): string[] {
  const { sheet } = labels;
  const line = (thing: Held, index: number): string => {
    const slot = thing.slot ?? thing.fits;
    const notes = [
      ...(slot ? [labels.slot[slot]] : []),
      sheet.pounds(thing.weight),
      ...(thing.cursed ? [sheet.cursed] : []),
    ];
    return `${index + 1}. ${names.thing(thing)} (${notes.join(', ')})`;
  };
  const list = (things: Held[]): string[] => (things.length > 0 ? things.map(line) : [sheet.nothing]);
  return [
    `**${sheet.worn}**`,
    ...list(view.held.filter(({ slot }) => slot !== null)),
    `**${sheet.carried}**`,
    ...list(view.held.filter(({ slot }) => slot === null)),
    `-# ${sheet.load(view.hero.weight, view.hero.capacity)} · ${labels.gold(view.hero.gold)}`,
  ];
}

/** The hero's figures; its name is left to whoever shows them. */
export function characterSheet(labels: Labels, names: Names, view: View): string[] {
  const { hero } = view;
  const { sheet } = labels;
  const attributes = ATTRIBUTES.map((name) => {
    const { value, bonus } = hero.attributes[name];
    return `${labels.attribute[name]} ${value}${bonus === 0 ? '' : ` (${signed(bonus)})`}`;
  });
  const skills = SKILLS.flatMap((name) =>
    hero.skills[name] === undefined ? [] : [`${labels.skill[name]} ${hero.skills[name]}`],
  );
  const states = hero.statuses.map((status) => sheet.lasting(statusName(labels, names, status), status.turns));
  const spells = hero.spells.map(({ spell, manaCost }) => sheet.spell(names.raw(spell), manaCost));
  return [
    `${labels.level(hero.level)} (${sheet.experience(hero.xp - STEP * (hero.level - 1), STEP)})`,
    [
      sheet.health(hero.hp.current, hero.hp.max),
      sheet.mana(hero.mana.current, hero.mana.max),
      sheet.armorClass(hero.armorClass),
    ].join(' · '),
    attributes.join(' · '),
    skills.join(' · '),
    [labels.hunger[hero.hunger], sheet.load(hero.weight, hero.capacity), sheet.penalty(hero.penalty)].join(' · '),
    sheet.spells(spells),
    ...(states.length > 0 ? [sheet.under(states)] : []),
    `-# ${labels.gold(hero.gold)} · ${sheet.record(view.turn, view.kills, view.deepest, view.seed)}`,
  ].filter((line) => line !== '');
}

/** One page of everything remembered, the newest page first, each page oldest line first. */
export function logSheet(told: readonly Told[], page: number): { lines: string[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(told.length / PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const end = told.length - (shown - 1) * PAGE;
  return { lines: told.slice(Math.max(0, end - PAGE), end).map(({ text }) => text), page: shown, pages };
}

/** Everything in sight, nearest first; of the furniture only the nearest. */
export function lookSheet(labels: Labels, names: Names, view: View): string[] {
  const lineOf = (thing: View['things'][number]): string => `- ${seenLine(labels, names, view, thing)}`;
  const seen = view.things.filter(isNotable).map(lineOf);
  const furniture = view.things.filter((thing) => !isNotable(thing)).map(lineOf);
  return [
    statusLine(labels, names, view),
    ...(seen.length > 0 ? seen : [labels.sheet.nothingSeen]),
    ...furniture.slice(0, FURNITURE),
    ...knownStairs(labels, view).map((line) => `- ${line}`),
  ];
}

/** Everything that can be seen of one thing. */
export function describeSheet(labels: Labels, names: Names, view: View, id: number): string {
  const thing = view.things.find((other) => other.id === id);
  if (!thing) return labels.sheet.outOfSight;
  const where = placeOf(labels, view.hero.at, nearestCell(view.hero.at, thing.at, thing.size));
  const facts = [
    ...(thing.level !== null ? [labels.level(thing.level)] : []),
    ...(thing.stance ? [labels.stance[thing.stance]] : []),
    ...(thing.health !== null ? [labels.condition(thing.health)] : []),
    ...remarks(labels, thing),
    ...(thing.vendor ? [labels.sheet.trades] : []),
    ...(thing.inviting ? [labels.sheet.inviting(names.handling(thing))] : []),
    ...(thing.harmful ? [labels.sheet.harmful] : []),
    ...ailments(labels, names, thing),
  ];
  return `**${names.thing(thing)}** (${where})${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`;
}

/** The same in the few lines of a box in the picture: name, build, level, statuses with their turns. */
export function tooltipSheet(labels: Labels, names: Names, view: View, id: number): string[] {
  const thing = view.things.find((other) => other.id === id);
  if (!thing) return [];
  return [
    names.thing(thing),
    ...(thing.leanings ? [remarks(labels, thing).join(' ')] : []),
    ...(thing.level !== null ? [labels.sheet.levelOf(thing.level)] : []),
    ...ailments(labels, names, thing),
  ];
}

type Seen = View['things'][number];

/** What strikes one about somebody's build, or that nothing does; none for things. */
function remarks({ leaning, sheet }: Labels, { leanings }: Seen): string[] {
  if (!leanings) return [];
  const struck = REMARKED.flatMap((name) => (leanings[name] === 0 ? [] : [leaning[name][leanings[name] < 0 ? 0 : 1]]));
  return struck.length > 0 ? struck : [sheet.average];
}

const REMARKED = ['might', 'quickness', 'fitness', 'intelligence'] as const;

const ailments = (labels: Labels, names: Names, { statuses }: Seen): string[] =>
  statuses.map(({ kind, source, turns }) =>
    labels.sheet.lasting(kind === 'attributes' ? names.raw(source) : labels.status[kind], turns),
  );
