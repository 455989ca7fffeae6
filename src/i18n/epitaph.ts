import type { RawId, ScoreParts, View } from '../engine';
import type { Names } from './names';

export type ScorePart = keyof ScoreParts;

/** In the order in which they are named. */
const PARTS: readonly ScorePart[] = ['depth', 'experience', 'gold', 'laurel'];

/** Labels of the headstone. */
export interface EpitaphLabels {
  standing: (level: number, turns: number) => string;
  /** How a run ended: the first line, and the name below it. */
  slainBy: string;
  slainWith: (names: Names, spell: RawId) => string;
  killedBy: string;
  /** Such a line and, below it, who or what it was: with the article drawn to what goes before it. */
  contracted: (lines: string) => string;
  starved: string;
  retired: string;
  /** The item is named. */
  broughtHome: (item: string) => string;
  abandoned: string;
  lost: string;
  /** The place as it goes on after how a run ended, in one line. */
  location: (place: string) => string;
  /** So many levels above which the town is; 0 in the town. */
  fromHome: (levels: number) => string;
  /** Whoever or whatever killed, as it follows the line above. */
  culprit: (names: Names, raw: RawId) => string;
  kills: (count: number) => string;
  /** `ranked` is false for who cheated. */
  score: (score: number, ranked: boolean) => string;
  /** `60 for experience`. */
  points: (part: ScorePart, count: number) => string;
  seed: (seed: string) => string;
  /** `1,204` */
  number: (value: number) => string;
  /** `turn 1,204` */
  reached: (turn: string) => string;
}

/** On a picture in place of a name in letters that its font lacks. */
export interface Nameless {
  nameless: string;
}

interface Step {
  depth: number;
  /** `1,204`, where there is no room for more. */
  turn: string;
  /** `turn 1,204` */
  when: string;
}

/** The inscription of a headstone. */
export interface Epitaph extends Nameless {
  name: string;
  /** `Level 5 · 2,318 turns` */
  standing: string;
  /** `slain by` …: the line before the name below it or, where nobody is named, before the place. */
  how: string;
  /** … `the Black Dragon`; `null` when nobody did it. */
  who: string | null;
  place: string;
  /** The same as it goes on after `how`, in one line. */
  location: string;
  depth: number;
  /** `4,756`: whole pieces of gold. */
  gold: string;
  kills: string;
  /** `Score 2,961`; `null` for runs without one. */
  score: string | null;
  /** `500 for depth, 60 for experience`: what the score is made of; empty for runs without one, and for none. */
  scoreParts: string;
  /** The dragon was slain, whatever came after. */
  laurel: boolean;
  seed: string;
  /** The depths and when each was first reached, from the first on; and again on the way home, from the deepest on. */
  descent: Step[];
  ascent: Step[];
  /** Who died on the way home: what it had with it, and how far it had yet to go. */
  unfinished: { item: RawId; toGo: string } | null;
}

/** The inscription of the headstone of a run that is over. */
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
 * Who or what killed; `null` where nobody knows. A spell is named beside its caster; there is no room for the names of
 * things.
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
