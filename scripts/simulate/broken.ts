/** Something that must always hold does not. */
export class Broken extends Error {
  constructor(
    readonly rule: string,
    detail: string,
  ) {
    super(detail);
  }
}
