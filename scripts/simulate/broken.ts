/** Something that must always hold does not. */
export class InvariantError extends Error {
  constructor(
    readonly rule: string,
    detail: string,
  ) {
    super(detail);
  }
}
