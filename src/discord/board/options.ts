import { asAsked, sameAction } from '../../engine/state/action-fields';
import { escapeMarkdown, fitName, shorten } from '../api';
import type { Action, Board, I18n, SeenThing } from '../types';
import type { BoardButtons, Button } from './buttons';
import { isEnemyInView } from './contextual-row';

type Option = Board['options'][number];

const LABEL_LETTERS = 18;
const PHONE_LINE_LETTERS = 40;

/** Gives all buttons the same style, because none is recommended. */
export function optionButtons({ options }: Board, i18n: I18n, { labelled }: BoardButtons): Button[] {
  const isMixed = new Set(options.map(({ kind }) => kind)).size > 1;
  return options.map((option, n) =>
    labelled({
      label: `${n + 1} ${optionLabel(option.subject, i18n)}`,
      control: { kind: 'option', action: option.action },
      ...(isMixed && { emoji: EMOJI[option.kind] }),
    }),
  );
}

const EMOJI: Record<Option['kind'], string> = {
  fight: '⚔️',
  shot: '🏹',
  spell: '✨',
  thing: '🎒',
  treasure: '🗝️',
  place: '🚪',
  leave: '👣',
  boon: '🌟',
};

/** Returns a line for each option, then notes about caged things. */
export function optionLines(board: Board, i18n: I18n): string[] {
  const { options, view } = board;
  const lines = options.map((option, n) => {
    const notes = (label: string): string[] => notesOn(option, view.things, label, i18n);
    const whole = optionLabel(option.subject, i18n, PHONE_LINE_LETTERS);
    const label = fits(notes(whole), whole, i18n) ? whole : optionLabel(option.subject, i18n);
    return i18n.options.line(n + 1, escapeMarkdown(label), notes(label));
  });
  const { more } = options[0]?.price ?? {};
  const about = [...(more === undefined ? [] : [i18n.options.more(more)]), ...cageNotes(board, i18n)];
  return [...lines, ...about.map((note) => `-# ${note}`)];
}

function cageNotes(board: Board, i18n: I18n): string[] {
  const { things, hero } = board.view;
  const dearest = Math.max(0, ...things.map((thing) => thing.toll ?? 0));
  if (dearest > hero.gold) return isEnemyInView(board) ? [] : [i18n.options.tooDear(dearest, hero.gold)];
  const taken = board.options.flatMap(({ subject }) => (subject.kind === 'treasure' ? subject.thing.id : []));
  const caged = things.filter((thing) => thing.caged && taken.includes(thing.id));
  const toll = Math.max(0, ...caged.map((thing) => thing.toll ?? 0));
  const sleepers = Math.max(0, ...caged.map(({ wakes }) => wakes?.length ?? 0));
  return toll > 0 || sleepers > 0 ? [i18n.options.taking(toll, sleepers)] : [];
}

function notesOn({ subject, price }: Option, things: readonly SeenThing[], label: string, i18n: I18n): string[] {
  if (subject.kind === 'boon') return [i18n.boon(subject.boon).line];
  if (subject.kind === 'branch') return [i18n.sign(subject.recipe).about];
  const thing = subject.kind === 'treasure' ? things.find(({ id }) => id === subject.thing.id) : undefined;
  return thing ? treasureParts(price, thing, label, i18n) : fittingParts(price, label, i18n);
}

/** Returns the line of the option that submits the action, or `null`. */
export function numberedOption({ options }: Board, action: Action, i18n: I18n): string | null {
  const at = options.findIndex((option) => sameAction(asAsked(option.action), asAsked(action)));
  const option = options[at];
  return option ? i18n.options.line(at + 1, escapeMarkdown(optionLabel(option.subject, i18n)), []) : null;
}

/** Returns no line if the hero is alive or never had options. */
export function lastChoiceLines({ lastChoice }: Board, i18n: I18n): string[] {
  if (!lastChoice) return [];
  const { subjects, taken } = lastChoice;
  const labels = subjects.map((subject) => optionLabel(subject, i18n));
  const others = labels.filter((_, n) => n !== taken).join(' · ');
  return [i18n.options.lastChoice(taken === null ? null : (labels[taken] ?? null), others)];
}

function optionLabel(subject: Option['subject'], i18n: I18n, letters = LABEL_LETTERS): string {
  const { label } = i18n.options;
  switch (subject.kind) {
    case 'boon':
      return shorten(i18n.boon(subject.boon).name, letters);
    case 'spell':
      return shorten(i18n.spell(subject.spell), letters);
    case 'thing': {
      // The option's price already shows the charges.
      const { charges, ...thing } = subject.thing;
      return shorten(i18n.thing(thing), letters);
    }
    case 'free':
      return fitName(i18n.object(subject.thing), i18n.options.freeing, letters);
    case 'treasure':
      return shorten(i18n.thing(subject.thing), letters);
    case 'lay':
      return fitName(i18n.object(subject.thing), i18n.options.leaving, letters);
    case 'shot':
      return fitName(i18n.object(subject.thing), i18n.turns.fireAt, letters);
    case 'throw':
      return fitName(i18n.object(subject.thing), i18n.options.throwing, letters);
    case 'wear':
      return fitName(i18n.object(subject.thing), i18n.options.wearing, letters);
    case 'way':
      return label[subject.leads];
    case 'branch':
      return shorten(i18n.sign(subject.recipe).name, letters);
    default:
      return label[subject.kind];
  }
}

const fits = (some: readonly string[], label: string, i18n: I18n): boolean =>
  [...i18n.options.line(1, label, some).replaceAll('*', '')].length <= PHONE_LINE_LETTERS;

/** Never cuts the notes, because a note may be a drawback. */
function treasureParts(price: Option['price'], { figures }: SeenThing, label: string, i18n: I18n): string[] {
  const way = partsOf(price, i18n);
  const all = figures ? i18n.wareNotes({ ...figures, comparison: null }).slice(0, -1) : [];
  const notes = figures?.slot && !figures.blow && all.length > 1 ? all.slice(1) : all;
  return notes.length === 0 || fits([...notes, ...way], label, i18n) ? [...notes, ...way] : notes;
}

/** Figures to omit in this order until the line fits. */
const LESSER = ['hits', 'unseen', 'left', 'peace', 'risk'] as const;

function fittingParts(price: Option['price'], label: string, i18n: I18n): string[] {
  const shown: Figures = { ...price };
  for (const figure of LESSER) {
    if (fits(partsOf(shown, i18n), label, i18n)) break;
    shown[figure] = undefined;
  }
  return partsOf(shown, i18n);
}

function lossPart(loss: number, risk: number | undefined, price: I18n['options']['price']): string {
  if (loss === Number.POSITIVE_INFINITY) return price.death;
  return risk === undefined ? price.loss(loss) : price.risk(loss, Math.round(10 * risk) / 10);
}

type Figures = { [K in keyof Option['price']]: Option['price'][K] | undefined };

function partsOf(figures: Figures, { input: { directions }, options: { price } }: I18n): string[] {
  const { hits, left, heals, unsure, loss, risk, unseen, peace, steps, away, side, bargain, turns, wakes } = figures;
  return [
    ...(hits === undefined ? [] : [price.hits(hits)]),
    ...(left === undefined ? [] : [price.left(left)]),
    ...(heals === undefined ? [] : [price.heals(heals)]),
    ...(unsure === undefined ? [] : [price.unsure[unsure]]),
    ...(loss === undefined ? [] : [lossPart(loss, risk, price)]),
    ...(unseen === undefined ? [] : [price.unseen(unseen)]),
    ...(peace === undefined ? [] : [price.peace]),
    ...(steps === undefined ? [] : [price.stairs(steps)]),
    ...(turns === undefined ? [] : [price.turns(turns)]),
    ...(wakes ? [price.wakes(wakes)] : []),
    ...(bargain === undefined ? [] : [price.bargain(bargain)]),
    ...(away === undefined ? [] : [[price.away(away), ...(side ? [directions[side]] : [])].join(', ')]),
  ];
}
