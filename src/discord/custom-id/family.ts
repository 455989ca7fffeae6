interface Kinded {
  kind: string;
}

/** Tells the controls of a family from all others; a kind of the family that is left out does not compile. */
export const familyOf =
  <Family extends Kinded>(kinds: Record<Family['kind'], true>) =>
  (control: Kinded): control is Family =>
    Object.hasOwn(kinds, control.kind);
