interface Kinded {
  kind: string;
}

interface IntentFamily<I extends Kinded> {
  has(intent: Kinded): intent is I;
}

export const intentFamily = <I extends Kinded>(kinds: { readonly [Kind in I['kind']]: true }): IntentFamily<I> => ({
  has: (intent): intent is I => Object.hasOwn(kinds, intent.kind),
});
