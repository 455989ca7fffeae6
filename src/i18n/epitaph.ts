import type { RawId, ScoreParts, View } from '../engine';
import type { Names } from './names';

export type ScorePart = keyof ScoreParts;

/** Parts of the score in the order of the headstone. */
const PARTS: readonly ScorePart[] = ['depth', 'experience', 'gold', 'laurel'];

/** Labels of the headstone. */
export interface EpitaphLabels {
  standing: (level: number, turns: number) => string;
  /** First line of the ending, which stands above the killer's name. */
  slainBy: string;
  slainWith: (names: Names, spell: RawId) => string;
  killedBy: string;
  /**
   * Joins the first line and the killer's name, and contracts a preposition with the article if the language does so.
   */
  contracted: (lines: string) => string;
  starved: string;
  retired: string;
  /** First line of a won campaign; `item` is the thing the hero brought home. */
  broughtHome: (item: string) => string;
  abandoned: string;
  lost: string;
  /** The place in words that can follow the sentence about the ending, in one line. */
  location: (place: string) => string;
  /** Levels between the hero and the town; 0 in the town. */
  fromHome: (levels: number) => string;
  /** Name of the killer, a creature or a thing, in words that can follow the first line. */
  culprit: (names: Names, raw: RawId) => string;
  kills: (count: number) => string;
  /** Score; `ranked` is false if the player cheated. */
  score: (score: number, ranked: boolean) => string;
  /** `60 for experience`. */
  points: (part: ScorePart, count: number) => string;
  seed: (seed: string) => string;
  /** `1,204` */
  number: (value: number) => string;
  /** `turn 1,204` */
  reached: (turn: string) => string;
}

/** Name that a picture shows if its font has no letter of the real name. */
export interface Nameless {
  nameless: string;
}

interface Step {
  depth: number;
  /** Number of the turn without the word "turn", for places with little room: `1,204`. */
  turn: string;
  /** `turn 1,204` */
  when: string;
}

/** The inscription of a headstone. */
export interface Epitaph extends Nameless {
  name: string;
  /** `Level 5 · 2,318 turns` */
  standing: string;
  /** `slain by` …: the line above the killer's name, or above the place if nobody killed the hero. */
  how: string;
  /** The killer's name after `how`, such as `the Black Dragon`; `null` if nobody killed the hero. */
  who: string | null;
  place: string;
  /** The place in words that can follow `how`, in one line. */
  location: string;
  depth: number;
  /** Whole pieces of gold: `4,756`. */
  gold: string;
  kills: string;
  /** `Score 2,961`; `null` if the run has no score. */
  score: string | null;
  /** Parts of the score: `500 for depth, 60 for experience`. Empty if the run has no score or a score of 0. */
  scoreParts: string;
  /** True if the hero won the laurel, however the run ended. */
  laurel: boolean;
  seed: string;
  /**
   * `descent` has the turn of the first arrival at each depth, from the first depth down. `ascent` has the turn of the
   * first arrival on the way home, from the deepest depth up.
   */
  descent: Step[];
  ascent: Step[];
  /** The campaign's item and the distance left, if the hero died on the way home with it; else `null`. */
  unfinished: { item: RawId; toGo: string } | null;
}

/** Writes the inscription for the headstone of a finished run. */
export function epitaphOf(epitaph: EpitaphLabels & Nameless, names: Names, view: View): Epitaph {
  const step = ({ depth, turn: reached }: View['descent'][number]): Step => {
    const turn = epitaph.number(reached);
    return { depth, turn, when: epitaph.reached(turn) };
  };
  return {
    name: view.hero.name,
    nameless: epitaph.nameless,
    standing: epitaph.standing(view.hero.level, view.turn),
    ...endingOf(epitaph, names, view),
    place: names.place(view),
    location: epitaph.location(names.place(view)),
    depth: view.depth,
    gold: epitaph.number(Math.floor(view.hero.gold)),
    kills: epitaph.kills(view.kills),
    score: view.summary && epitaph.score(view.summary.score, !view.summary.cheated),
    scoreParts: partsOf(epitaph, view),
    laurel: view.summary?.laurel ?? view.laurel,
    seed: epitaph.seed(view.seed),
    descent: view.descent.map(step),
    ascent: view.ascent.map(step),
    unfinished: unfinishedOf(epitaph, view),
  };
}

function partsOf(epitaph: EpitaphLabels, { scoreParts }: View): string {
  if (!scoreParts) return '';
  const made = PARTS.filter((part) => scoreParts[part] > 0);
  return made.map((part) => epitaph.points(part, scoreParts[part])).join(', ');
}

const unfinishedOf = ({ fromHome }: EpitaphLabels, { over, carried, depth }: View): Epitaph['unfinished'] =>
  over && over.result !== 'retired' && carried !== undefined ? { item: carried, toGo: fromHome(depth - 1) } : null;

type Ending = Pick<Epitaph, 'how' | 'who'>;

function endingOf(epitaph: EpitaphLabels, names: Names, { over, carried }: View): Ending {
  if (over?.result === 'retired' && carried !== undefined)
    return { how: epitaph.broughtHome(names.raw(carried)), who: null };
  if (over?.result === 'retired') return { how: epitaph.retired, who: null };
  if (over?.result === 'abandoned') return { how: epitaph.abandoned, who: null };
  if (over?.cause === 'hunger') return { how: epitaph.starved, who: null };
  return (over && killerOf(epitaph, names, over)) ?? { how: epitaph.lost, who: null };
}

/**
 * Returns the killer in two lines; `null` if the killer is unknown. A spell is named beside its caster. A weapon or
 * other thing is not named, because there is no room.
 */
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
