interface Kinded {
  kind: string;
}

export type ControlForm<C extends Kinded> = {
  /** Unique first word. Must never change, because old messages contain it. */
  head: string;
  /** True if the reply always takes longer than Discord waits. */
  isSlow?(control: C): boolean;
  /** True if the reply is a new message instead of an edit. */
  isNew?(control: C): boolean;
  /** True if the reply may take seconds of work. */
  isHeavy?(control: C): boolean;
} & (keyof C extends 'kind'
  ? unknown
  : {
      words(control: C): readonly (string | number)[];
      /** Returns `null` for words that the method `words` never writes. */
      parse(words: readonly string[]): C | null;
    });

export type ControlForms<C extends Kinded> = { readonly [Kind in C['kind']]: ControlForm<Extract<C, { kind: Kind }>> };

export interface ControlFamily<C extends Kinded> {
  forms: ControlForms<C>;
  has(control: Kinded): control is C;
}

export type ControlOf<Family> = Family extends ControlFamily<infer C> ? C : never;

export const controlFamily = <C extends Kinded>(forms: ControlForms<C>): ControlFamily<C> => ({
  forms,
  has: (control): control is C => Object.hasOwn(forms, control.kind),
});

/** Page number, counted from 0. */
export const PAGE = /^\d{1,3}$/;
/** Id of a raw, including magic gear such as `venomous-longsword+2`. */
export const RAW_ID = /^[a-z0-9+-]{1,40}$/;
/** Version of a run, or id of an entity. */
export const NUMBER = /^\d{1,9}$/;

export const USER = /^\d{1,20}$/;

/** Reads two lower-case letters; `null` for any other word. */
export const parseLanguage = (word: string | undefined): string | null =>
  word !== undefined && /^[a-z]{2}$/.test(word) ? word : null;

export const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | null =>
  list.find((each) => each === word) ?? null;
