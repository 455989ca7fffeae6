/** `unavailable`: the caller may try again. `newer`: a later build wrote the data, which must stay unchanged. */
export class StoreError extends Error {
  constructor(
    readonly code: 'unavailable' | 'unreadable' | 'newer',
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StoreError';
  }
}
