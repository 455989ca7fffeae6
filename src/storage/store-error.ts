/** `unavailable`: try again. `newer`: a later build wrote the data, so change nothing. */
export class StoreError extends Error {
  constructor(
    readonly code: 'unavailable' | 'unreadable' | 'newer',
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StoreError';
  }
}
