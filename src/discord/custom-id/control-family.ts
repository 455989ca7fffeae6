interface Kinded {
  kind: string;
}

/** How the controls of one kind are written in a custom id: a head and the words after it, between colons. */
export type ControlForm<C extends Kinded> = {
  /** Never changes, and no two kinds share one: the custom ids of old messages rely on it. */
  head: string;
  /** Whether answering always takes longer than Discord waits, so that the worker does it. Not by default. */
  isSlow?(control: C): boolean;
  /** Whether answering may take seconds of work. What is slow does anyway. Not by default. */
  isHeavy?(control: C): boolean;
} & (keyof C extends 'kind'
  ? unknown
  : {
      words(control: C): readonly (string | number)[];
      /** `null` for words that were never written. */
      parse(words: readonly string[]): C | null;
    });

export type ControlForms<C extends Kinded> = { readonly [Kind in C['kind']]: ControlForm<Extract<C, { kind: Kind }>> };

/** The controls of one feature. */
export interface ControlFamily<C extends Kinded> {
  forms: ControlForms<C>;
  has(control: Kinded): control is C;
}

export type ControlOf<Family> = Family extends ControlFamily<infer C> ? C : never;

/** A kind that is left out does not compile. */
export const controlFamily = <C extends Kinded>(forms: ControlForms<C>): ControlFamily<C> => ({
  forms,
  has: (control): control is C => Object.hasOwn(forms, control.kind),
});

/** A number of a page, counted from 0. */
export const PAGE = /^\d{1,3}$/;
/** The id of an entry of the raws, be it of magic gear: `venomous-longsword+2`. */
export const RAW_ID = /^[a-z0-9+-]{1,40}$/;
/** A version of a run, or the id of an entity. */
export const NUMBER = /^\d{1,9}$/;

/** A Discord user id. */
export const USER = /^\d{1,20}$/;

/** The language that a word names; `null` for none. */
export const parseLanguage = (word: string | undefined): string | null =>
  word !== undefined && /^[a-z]{2}$/.test(word) ? word : null;

/** The one of the list that the word names. */
export const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | null =>
  list.find((each) => each === word) ?? null;
