import type { Action, GameEvent, RawId, Raws, Refusal, Slot, ThingRef, View } from '../engine';
import type { Captions } from '../render/log-line';
import { altText } from './alt-text';
import { captionsOf } from './captions';
import { classicWords } from './classic';
import { de } from './de';
import { en } from './en';
import { epitaphOf } from './epitaph';
import { es } from './es';
import { fameWords } from './fame';
import { handlingOf } from './handling';
import type { Locale, Names, RawKind } from './locale';
import { deedOf, stopFirst, stopOf } from './outcome';
import { placeOf } from './place';
import { characterSheet, describeSheet, inventorySheet, logSheet, lookSheet, tooltipSheet } from './sheets';
import { statusLine } from './sight';
import { tell } from './tell';
import { textMode } from './text-mode';

/** Every language there is, by its tag. */
export const LOCALES = { en, de, es } as const satisfies Record<string, Locale>;

/** The language of a tag such as `de`, `es-419` or `en-US`; English where there is none. */
export function localeOf(tag: string): Locale {
  const known = [tag, tag.split('-')[0] ?? ''].find((each) => Object.hasOwn(LOCALES, each));
  return known === undefined ? en : LOCALES[known as keyof typeof LOCALES];
}

export type I18n = ReturnType<typeof createI18n>;

/** Everything that can be said about a view, in one language. */
export function createI18n(raws: Raws, locale: Locale = en) {
  const { labels } = locale;
  const names: Names = locale.names({
    raw: (id) => nameOf(raws, id),
    place: (recipe, depth) => placeName(raws, recipe, depth),
    placeNumber: (recipe, depth) => placeNumber(raws, recipe, depth),
    handling: (ref) => handlingOf(raws, ref),
    kind: (id) => kindOf(raws, id),
  });
  const told = (events: readonly GameEvent[]) => tell(raws, locale, names, events);
  const newest = (view: View) => view.events.filter(({ turn }) => turn >= view.turn);
  return {
    thing: (ref: ThingRef) => names.thing(ref),
    spell: (id: RawId) => names.raw(id),
    slot: (slot: string) => labels.slot[slot as Slot],
    place: (from: View['hero']['at'], to: View['hero']['at']) => placeOf(labels, from, to),
    sentences: (events: readonly GameEvent[]) => told(events).map(({ text }) => text),
    /** What came of an action, for the board: first why it ended or else what was done, then the rest in order. */
    outcome(events: readonly GameEvent[], action: Action | null): string[] {
      const silent = stopOf(events) === null || told(events.filter(({ kind }) => kind === 'stopped')).length === 0;
      const lines = told(stopFirst(events)).map(({ text }) => text);
      const untold = lines.length === 0 || (stopOf(events)?.turns ?? 0) > 1;
      const deed = silent && untold && action ? deedOf(locale, action, events) : null;
      return deed === null ? lines : [deed, ...lines];
    },
    refusal: (view: View, refusal: Refusal, action: Action) => locale.refusal(refusal, action, names, view),
    status: (view: View) => statusLine(labels, names, view),
    altText: (view: View) => altText(labels, names, view, told(stopFirst(newest(view)))),
    textMode: (view: View, events: readonly GameEvent[] = newest(view)) =>
      textMode(raws, labels, names, view, told(events)),
    more: labels.more,
    controls: locale.controls,
    notes: locale.notes,
    company: { ...locale.company, times: labels.times },
    ending: locale.ending,
    guide: locale.guide,
    hints: locale.hints,
    /** What a builder of levels does, by its name. */
    builder: (name: string): string => locale.builders[name as keyof typeof locale.builders] ?? name,
    fame: fameWords(locale, names, raws),
    together: locale.together,
    typed: locale.typed,
    commands: locale.commands,
    gold: labels.gold,
    depth: labels.depth,
    /** Lines of the box beside a thing that is pointed at. */
    tooltip: (view: View, id: number) => tooltipSheet(labels, names, view, id),
    look: (view: View) => lookSheet(labels, names, view),
    describe: (view: View, id: number) => describeSheet(labels, names, view, id),
    inventory: (view: View) => inventorySheet(labels, names, view),
    character: (view: View) => characterSheet(labels, names, view),
    log: (view: View, page: number) => logSheet(told(view.events), page),
    epitaph: (view: View) => epitaphOf(labels, names, view),
    classic: (view: View, sinceTurn?: number) =>
      classicWords(raws, labels, names, view, told(view.events), sinceTurn ?? view.turn - 1),
    /** `3 · The Dripping Larder`. */
    levelTitle: ({ recipe, depth }: Pick<View, 'recipe' | 'depth'>) => `${depth} · ${names.place(recipe, depth)}`,
    captions: (view: View, sinceTurn?: number): Captions =>
      captionsOf(labels, names, view, told(view.events), sinceTurn ?? view.turn - 1),
  };
}

/** The name a raw bears in its file; `null` for ids that have none. */
function nameOf(raws: Raws, id: RawId): string | null {
  return (
    raws.mob[id]?.name ??
    raws.item[id]?.name ??
    raws.prop[id]?.name ??
    raws.spell[id]?.name ??
    raws.levels.recipes.find((recipe) => recipe.id === id)?.name ??
    null
  );
}

function kindOf(raws: Raws, id: RawId): RawKind | null {
  return (['mob', 'item', 'prop', 'spell'] as const).find((kind) => raws[kind][id] !== undefined) ?? null;
}

function placeName(raws: Raws, recipe: RawId, depth: number): string | null {
  return rowOf(raws, recipe)?.names?.[placeNumber(raws, recipe, depth)] ?? null;
}

/** Endless levels go through their names again and again. */
function placeNumber(raws: Raws, recipe: RawId, depth: number): number {
  const { names = [], depths } = rowOf(raws, recipe) ?? {};
  return names.length === 0 ? 0 : (depth - (depths?.[0] ?? depth)) % names.length;
}

const rowOf = (raws: Raws, recipe: RawId) => raws.levels.recipes.find(({ id }) => id === recipe);
