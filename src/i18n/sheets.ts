import { ATTRIBUTES, levelProgress, type RawId, SKILLS, type ThingRef, type View } from '../engine';
import { capital, uncapital } from '../lib/capital';
import { clamp } from '../lib/clamp';
import { groupBy } from '../lib/groups';
import { healthCondition } from '../lib/health-condition';
import type { BoonText } from './boons';
import { blowNotes, oddsNotes, packNotes, thingNotes, usesNotes } from './gear';
import type { Labels } from './labels';
import { landmarks, unlistedLandmarks } from './landmarks';
import type { Names } from './names';
import { formatSigned } from './numbers';
import type { Sentence } from './sentences';
import { isOverburdened, relationsOf, statusName } from './statuses';
import {
  alikeLines,
  gravesInSight,
  isNotable,
  isUnderTruce,
  seenLines,
  statusLine,
  twistRule,
  whereIs,
} from './surroundings';

const LINES_PER_PAGE = 20;

const MAX_FURNITURE_LINES = 15;

type NextStanding = NonNullable<View['standings'][number]['next']>;
type PackThing = View['pack'][number];
type SeenThing = View['things'][number];

/** Lists worn and carried things with their effects, then load and gold, as Markdown. */
export function inventorySheet(labels: Labels, names: Names, view: View): string[] {
  const { sheet } = labels;
  const line = (stack: [PackThing, ...PackThing[]], index: number): string =>
    `${index + 1}. ${stackName(labels, names, stack)} (${packNotes(labels, names, stack[0]).join(', ')})`;
  const list = (things: PackThing[]): string[] =>
    things.length > 0 ? groupBy(things, ({ stack }) => stack).map(line) : [sheet.nothing];
  return [
    `**${sheet.worn}**`,
    ...list(view.pack.filter(({ slot }) => slot !== null)),
    `**${sheet.carried}**`,
    ...list(view.pack.filter(({ slot }) => slot === null)),
    `-# ${loadOf(labels, view.hero)} · ${labels.gold(view.hero.gold)}`,
  ];
}

export const stackName = (labels: Labels, names: Names, [thing, ...more]: [ThingRef, ...ThingRef[]]): string =>
  `${names.thing(thing)}${more.length > 0 ? labels.times(more.length + 1) : ''}`;

/** Lists the hero's figures and boons as Markdown, without the hero's name. */
export function characterSheet(labels: Labels, names: Names, view: View, boonOf: (id: RawId) => BoonText): string[] {
  const { hero } = view;
  const { sheet, gear } = labels;
  const attributes = ATTRIBUTES.map((name) => {
    const { value, bonus } = hero.attributes[name];
    return `${labels.attribute[name]} ${value}${bonus === 0 ? '' : ` (${formatSigned(bonus)})`}`;
  });
  const skills = SKILLS.flatMap((name) =>
    hero.skills[name] === undefined ? [] : [`${labels.skill[name]} ${hero.skills[name]}`],
  );
  const spells = hero.spells.map((known) =>
    sheet.spell(names.raw(known.spell), known.manaCost, usesNotes(labels, names, known)),
  );
  const { gained, needed } = levelProgress(hero);
  const [condition = '', ...facts] = characterFacts(labels, names, view);
  const record = facts.pop();
  return [
    `${labels.level(hero.level)} (${sheet.experience(gained, needed)})`,
    [sheet.health(hero.hp.current, hero.hp.max), sheet.mana(hero.mana.current, hero.mana.max)].join(' · '),
    [
      sheet.armorClass(hero.armorClass),
      gear.damage(hero.blow.least, hero.blow.most),
      gear.toHit(gear.signed(hero.blow.toHit)),
      gear.speed(gear.signed(0 - hero.penalty)),
    ].join(' · '),
    ...(hero.shot ? [sheet.shot(blowNotes(labels, hero.shot).join(' · '))] : []),
    attributes.join(' · '),
    skills.join(' · '),
    condition,
    sheet.spells(spells),
    ...(hero.boons ?? []).map(boonOf).map(({ name, school, line }) => sheet.boon(name, school, line)),
    ...facts,
    `-# ${record}`,
  ].filter((line) => line !== '');
}

/** Lists facts about the hero: hunger and load first, gold and the figures of the run last. */
export function characterFacts(labels: Labels, names: Names, view: View): string[] {
  const { hero } = view;
  const { sheet } = labels;
  const states = hero.statuses.map((status) => sheet.lasting(statusName(labels, names, status), status.turns));
  const standings = view.standings.map((one) => standingNote(labels, one));
  return [
    [labels.hunger[hero.hunger], loadOf(labels, hero)].join(' · '),
    ...companionLine(labels, names, view),
    ...(standings.length > 0 ? [sheet.standings(standings)] : []),
    ...(states.length > 0 ? [sheet.under(states)] : []),
    `${labels.gold(hero.gold)} · ${sheet.record(view.turn, view.kills, view.deepest, view.seed)}`,
  ];
}

function companionLine({ sheet, level, depth: depthOf }: Labels, names: Names, { companion }: View): string[] {
  if (!companion) return [];
  const { who, depth, here } = companion;
  const facts = here ? [level(here.level), sheet.health(here.hp.current, here.hp.max)] : [depthOf(depth)];
  return [sheet.companion(names.thing(who), facts.join(', '), here?.bid ?? 'wait')];
}

export const standingNext = (sheet: Labels['sheet'], { standing, gives }: NextStanding): string =>
  sheet.standingNext(standing, sheet.standingGain[gives]);

export const standingNote = (
  { sheet, faction: nameOf, attitude: thinks }: Labels,
  { faction, standing, attitude, next }: View['standings'][number],
): string => sheet.standing(nameOf(faction), standing, thinks[attitude], next ? standingNext(sheet, next) : null);

/** Returns one page of the log, oldest line first. Page 1 is the newest; numbers out of range give the nearest page. */
export function logSheet(
  sentences: readonly Sentence[],
  page: number,
): { lines: string[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(sentences.length / LINES_PER_PAGE));
  const shown = clamp(page, 1, pages);
  const end = sentences.length - (shown - 1) * LINES_PER_PAGE;
  return { lines: sentences.slice(Math.max(0, end - LINES_PER_PAGE), end).map(({ text }) => text), page: shown, pages };
}

export const lookSheet = (labels: Labels, names: Names, view: View): string[] => [
  statusLine(labels, names, view),
  ...twistRule(labels, view),
  ...sightLines(labels, names, view),
  ...landmarks(labels, names, view).map((line) => `- ${line}`),
];

/** Lists the hero's status, everything in view, and the landmarks that `mapSheet` does not list. */
export const besideMapSheet = (labels: Labels, names: Names, view: View): string[] => [
  statusLine(labels, names, view),
  ...sightLines(labels, names, view),
  ...unlistedLandmarks(labels, names, view).map((line) => `- ${line}`),
];

function sightLines(labels: Labels, names: Names, view: View): string[] {
  const lineOf = (thing: SeenThing, line: string): string =>
    `- ${[line, ...oddsNotes(labels, names, thing)].join('; ')}`;
  const isSaid = isNotable(names);
  const seen = seenLines(labels, names, view).map(({ thing, line }) => lineOf(thing, line));
  const unsaid = view.things.filter((thing) => !isSaid(thing));
  const furniture = alikeLines(labels, names, view, unsaid).map((line) => `- ${line}`);
  return [
    ...(seen.length > 0 ? seen : [labels.sheet.nothingSeen]),
    ...furniture.slice(0, MAX_FURNITURE_LINES),
    ...gravesInSight(labels, view).map((line) => `- ${line}`),
  ];
}

/** Returns, as Markdown, what the hero knows about a thing. If the thing is out of sight, returns a note instead. */
export function describeSheet(labels: Labels, names: Names, view: View, id: number): string {
  const thing = view.things.find((other) => other.id === id);
  if (!thing) return labels.sheet.outOfSight;
  const where = whereIs(labels, view, thing);
  const facts = [
    ...(thing.level !== null ? [labels.level(thing.level)] : []),
    ...(thing.stance ? [labels.stance[thing.stance]] : []),
    ...relationsOf(labels, thing),
    ...(isUnderTruce(view, thing) ? [labels.truce.under] : []),
    ...(thing.health !== null ? [labels.condition[healthCondition(thing.health)]] : []),
    ...buildOf(labels, thing).map(uncapital),
    ...(thing.vendor ? [labels.sheet.trades] : []),
    ...(thing.shrine ? [labels.sheet.shrine(thing.shrine, thing.shrine.spent)] : []),
    ...(thing.inviting ? [labels.sheet.inviting(names.handling(thing))] : []),
    ...(thing.harmful ? [thing.igniting ? labels.sheet.aboutToBurn : labels.sheet.harmful] : []),
    ...(thing.stance === 'hazard' ? [labels.sheet.bursts] : []),
    ...(thing.unrewarded ? [labels.sheet.unrewarded] : []),
    ...statusLines(labels, names, thing, uncapital),
    ...thingNotes(labels, names, thing),
  ];
  const description = thing.raw === null ? null : names.description(thing.raw);
  const learned = thing.raw === null || !thing.veteran ? null : names.veteranHabit(thing.raw);
  const phase = thing.raw === null || !thing.phase ? null : names.phase(thing.raw, thing.phase);
  return [
    ended(`**${names.thing(thing)}** (${where})${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`),
    ...(phase === null ? [] : [phase]),
    ...[description, learned].flatMap((text) => (text === null ? [] : [capital(text)])),
  ].join(' ');
}

/** Adds a full stop, unless the text ends with an abbreviation and its full stop. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Returns the lines of the box beside a thing in the picture; an empty list if the thing is out of sight. */
export function tooltipSheet(labels: Labels, names: Names, view: View, id: number): string[] {
  const thing = view.things.find((other) => other.id === id);
  if (!thing) return [];
  return [
    names.thing(thing),
    ...(thing.leanings ? [buildOf(labels, thing).join(' ')] : []),
    ...(thing.level !== null ? [labels.sheet.levelOf(thing.level)] : []),
    ...relationsOf(labels, thing).map(capital),
    ...statusLines(labels, names, thing),
    ...thingNotes(labels, names, thing),
  ];
}

/** Returns adjectives for the attributes that differ from the average; one note if none differs. */
function buildOf({ leaning, sheet }: Labels, { leanings }: SeenThing): string[] {
  if (!leanings) return [];
  const leaningTexts = LEANINGS.flatMap((name) =>
    leanings[name] === 0 ? [] : [leaning[name][leanings[name] < 0 ? 0 : 1]],
  );
  return leaningTexts.length > 0 ? leaningTexts : [sheet.average];
}

const LEANINGS = ['might', 'quickness', 'fitness', 'intelligence'] as const;

const statusLines = (
  labels: Labels,
  names: Names,
  { statuses }: SeenThing,
  written = (status: string) => status,
): string[] =>
  statuses.map(({ kind, source, turns }) =>
    labels.sheet.lasting(kind === 'attributes' ? names.raw(source) : written(labels.status[kind]), turns),
  );

/** Returns weight and capacity in pounds, with a note if the load slows the hero. */
export const loadOf = (labels: Labels, hero: View['hero']): string => {
  const load = labels.sheet.load(hero.weight, hero.capacity);
  return isOverburdened(hero) ? `${load} (${labels.overburdened})` : load;
};
