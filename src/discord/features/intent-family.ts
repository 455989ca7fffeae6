interface Kinded {
  kind: string;
}

/** Recognizes the intents of one feature's commands. */
interface IntentFamily<I extends Kinded> {
  has(intent: Kinded): intent is I;
}

/** Builds the family from its kinds; leaving a kind out is a type error. */
export const intentFamily = <I extends Kinded>(kinds: { readonly [Kind in I['kind']]: true }): IntentFamily<I> => ({
  has: (intent): intent is I => Object.hasOwn(kinds, intent.kind),
});
