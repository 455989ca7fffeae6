import type { RawId, ScoreParts, View } from '../engine';
import type { Crest } from '../lib/crest';
import { isolateName } from '../lib/display-name';
import type { Names } from './names';

export type ScorePart = keyof ScoreParts;

/** Epitaphs name creatures and furniture with an indefinite article: `slain by an Orc`. */
export const isCounted = (names: Names, raw: RawId): boolean => ['mob', 'prop'].includes(names.kind(raw) ?? '');

const PARTS: readonly ScorePart[] = ['depth', 'experience', 'gold', 'laurel', 'turns', 'health'];

export interface EpitaphLabels {
  standing: (level: number, turns: number) => string;
  slainBy: string;
  slainWith: (names: Names, spell: RawId) => string;
  killedBy: string;
  /** Contracts words across the line break, as German `von` and `dem` to `vom`. */
  contracted: (lines: string) => string;
  starved: string;
  retired: string;
  broughtHome: (item: string) => string;
  took: (item: string) => string;
  abandoned: string;
  lost: string;
  /** Place where the run ended, as a phrase that can follow any text about the end. */
  location: (place: string) => string;
  /** Place as a line below the killer's name: `in the Damp Sock Caves`. */
  resting: (place: string) => string;
  beside: (companion: string) => string;
  /** `by` is the avenger's name; `''` if the name is unknown. */
  avenged: (by: string) => string;
  /** Distance to the town in levels; 0 is the town itself. */
  fromHome: (levels: number) => string;
  culprit: (names: Names, raw: RawId) => string;
  kills: (count: number) => string;
  /** `ranked` is false only if the player cheated. */
  score: (score: number, ranked: boolean) => string;
  points: (part: ScorePart, count: number) => string;
  seed: (seed: string) => string;
  number: (value: number) => string;
  /** Puts the word for "turn" before a formatted number: `turn 1,204`. */
  reached: (turn: string) => string;
}

/** Replacement for a name that the picture's font cannot draw. */
export interface Nameless {
  nameless: string;
}

interface Step {
  depth: number;
  /** Formatted turn of the first arrival: `1,204`. */
  turn: string;
  when: string;
  /** Absent if there was only one way to the depth. */
  way?: string;
}

export interface Epitaph extends Nameless {
  name: string;
  title: string[];
  /** An empty list for the first kit. */
  kit: string[];
  /** Names in the order in which the hero took the boons. */
  boons: string[];
  standing: string;
  /** Line above the killer's name, such as `slain by`, or above the place. */
  how: string;
  /** Killer's name, such as `the Black Dragon`; `null` if nobody killed the hero. */
  who: string | null;
  place: string;
  resting: string;
  /** Place where the run ended, as a phrase that can follow `how`. */
  location: string;
  /** `null` if the hero had no companion at the end. */
  companion: { raw: RawId | null; name: string; beside: string } | null;
  /** Line about the avenger; `null` if nobody has avenged the hero. */
  avenged: { named: string; nameless: string } | null;
  depth: number;
  /** Gold, without silver: `4,756`. */
  gold: string;
  kills: string;
  /** `null` if the run has no score. */
  score: string | null;
  /** Text such as `500 for depth, 60 for experience`; `''` if there is no score. */
  scoreParts: string;
  laurel: boolean;
  crest?: Crest;
  seed: string;
  seedCode: string;
  /** `descent` is the way down, shallowest first. `ascent` is the way home, deepest first. */
  descent: Step[];
  ascent: Step[];
  /** Quest item, and distance to the town; `null` unless the run ended on the way home. */
  unfinished: { item: RawId; toGo: string } | null;
}

export function epitaphOf(
  epitaph: EpitaphLabels & Nameless,
  names: Names,
  view: View,
  { title, kit }: Pick<Epitaph, 'title' | 'kit'>,
): Epitaph {
  const step = ({ depth, turn: reached, recipe }: View['descent'][number]): Step => {
    const turn = epitaph.number(reached);
    const way = recipe === undefined ? {} : { way: names.sign(recipe).name };
    return { depth, turn, when: epitaph.reached(turn), ...way };
  };
  return {
    name: view.hero.name,
    title,
    kit,
    boons: (view.hero.boons ?? []).map(names.raw),
    nameless: epitaph.nameless,
    standing: epitaph.standing(view.hero.level, view.turn),
    ...endingOf(epitaph, names, view),
    place: names.place(view),
    resting: epitaph.resting(names.place(view)),
    location: epitaph.location(names.place(view)),
    companion: companionOf(epitaph, names, view),
    avenged:
      view.avengedBy === undefined
        ? null
        : { named: epitaph.avenged(isolateName(view.avengedBy, '')), nameless: epitaph.avenged('') },
    depth: view.depth,
    gold: epitaph.number(Math.floor(view.hero.gold)),
    kills: epitaph.kills(view.kills),
    score: view.summary && epitaph.score(view.summary.score, !view.summary.cheated),
    scoreParts: partsOf(epitaph, view),
    laurel: view.summary?.laurel ?? view.laurel,
    ...(view.crest && { crest: view.crest }),
    seed: epitaph.seed(view.seed),
    seedCode: view.seed,
    descent: view.descent.map(step),
    ascent: view.ascent.map(step),
    unfinished: unfinishedOf(epitaph, view),
  };
}

function companionOf({ beside }: EpitaphLabels, names: Names, { companion }: View): Epitaph['companion'] {
  if (!companion?.here) return null;
  const name = names.thing(companion.who);
  return { raw: companion.who.raw, name, beside: beside(name) };
}

function partsOf(epitaph: EpitaphLabels, { scoreParts }: View): string {
  if (!scoreParts) return '';
  return PARTS.flatMap((part) => (scoreParts[part] ? [epitaph.points(part, scoreParts[part])] : [])).join(', ');
}

const unfinishedOf = ({ fromHome }: EpitaphLabels, { over, carried, depth }: View): Epitaph['unfinished'] =>
  over && over.result !== 'retired' && carried !== undefined ? { item: carried, toGo: fromHome(depth - 1) } : null;

type Ending = Pick<Epitaph, 'how' | 'who'>;

function endingOf(epitaph: EpitaphLabels, names: Names, { over, carried, town }: View): Ending {
  if (over?.result === 'retired' && carried !== undefined)
    return { how: epitaph[town ? 'broughtHome' : 'took'](names.raw(carried)), who: null };
  if (over?.result === 'retired') return { how: epitaph.retired, who: null };
  if (over?.result === 'abandoned') return { how: epitaph.abandoned, who: null };
  if (over?.cause === 'hunger') return { how: epitaph.starved, who: null };
  return (over && killerOf(epitaph, names, over)) ?? { how: epitaph.lost, who: null };
}

/** Returns how the hero died, and the killer's name; `null` if both are unknown. */
export function killerOf(
  epitaph: EpitaphLabels,
  names: Names,
  { by, cause }: Record<'by' | 'cause', RawId | null>,
): Ending | null {
  if (by === null) return cause === null ? null : endingWith(epitaph, epitaph.killedBy, epitaph.culprit(names, cause));
  const spell = cause !== null && names.kind(cause) === 'spell' ? cause : null;
  const how = spell === null ? epitaph.slainBy : epitaph.slainWith(names, spell);
  return endingWith(epitaph, how, epitaph.culprit(names, by));
}

function endingWith({ contracted }: EpitaphLabels, act: string, culprit: string): Ending {
  const [how = act, who = culprit] = contracted(`${act}\n${culprit}`).split('\n');
  return { how, who };
}
