/**
 * `unavailable`: the caller may try again. `unreadable`: the stored data is damaged. `newer`: a later build wrote the
 * data, and this build must not change the data.
 */
export class StoreError extends Error {
  constructor(
    readonly code: 'unavailable' | 'unreadable' | 'newer',
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StoreError';
  }
}
