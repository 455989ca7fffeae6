interface Kinded {
  kind: string;
}

/** Describes how one kind of control is written in a custom id: a head, then words, separated by colons. */
export type ControlForm<C extends Kinded> = {
  /** Unique among all kinds. Never changes, because the custom ids of old messages contain it. */
  head: string;
  /** True if answering always takes longer than Discord waits, so that the worker answers. Absent means false. */
  isSlow?(control: C): boolean;
  /** True if answering may take seconds of work, as every slow control does. Absent means false. */
  isHeavy?(control: C): boolean;
} & (keyof C extends 'kind'
  ? unknown
  : {
      words(control: C): readonly (string | number)[];
      /** Parses the words; returns `null` for words that `words` never writes. */
      parse(words: readonly string[]): C | null;
    });

export type ControlForms<C extends Kinded> = { readonly [Kind in C['kind']]: ControlForm<Extract<C, { kind: Kind }>> };

/** The controls of one feature. */
export interface ControlFamily<C extends Kinded> {
  forms: ControlForms<C>;
  has(control: Kinded): control is C;
}

export type ControlOf<Family> = Family extends ControlFamily<infer C> ? C : never;

/** Combines the forms of all kinds of control in one feature. If a kind is missing, the code does not compile. */
export const controlFamily = <C extends Kinded>(forms: ControlForms<C>): ControlFamily<C> => ({
  forms,
  has: (control): control is C => Object.hasOwn(forms, control.kind),
});

/** A page's number, counted from 0. */
export const PAGE = /^\d{1,3}$/;
/** Id of an entry of the raws, including magic gear such as `venomous-longsword+2`. */
export const RAW_ID = /^[a-z0-9+-]{1,40}$/;
/** A version of a run, or the id of an entity. */
export const NUMBER = /^\d{1,9}$/;

/** A Discord user id. */
export const USER = /^\d{1,20}$/;

/** Returns the word if it is a two-letter language tag, otherwise `null`. */
export const parseLanguage = (word: string | undefined): string | null =>
  word !== undefined && /^[a-z]{2}$/.test(word) ? word : null;

/** Returns the entry of the list that equals the word, or `null` if there is none. */
export const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | null =>
  list.find((each) => each === word) ?? null;
