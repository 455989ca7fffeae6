interface Kinded {
  kind: string;
}

/** What a feature's commands ask for. */
interface IntentFamily<I extends Kinded> {
  has(intent: Kinded): intent is I;
}

/** A kind that is left out does not compile. */
export const intentFamily = <I extends Kinded>(kinds: { readonly [Kind in I['kind']]: true }): IntentFamily<I> => ({
  has: (intent): intent is I => Object.hasOwn(kinds, intent.kind),
});
