interface Kinded {
  kind: string;
}

/** Recognizes the intents of one feature's commands. */
interface IntentFamily<I extends Kinded> {
  has(intent: Kinded): intent is I;
}

/** Combines all kinds of intent of one feature. If a kind is missing, the code does not compile. */
export const intentFamily = <I extends Kinded>(kinds: { readonly [Kind in I['kind']]: true }): IntentFamily<I> => ({
  has: (intent): intent is I => Object.hasOwn(kinds, intent.kind),
});
