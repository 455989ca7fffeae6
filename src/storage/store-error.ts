/**
 * A call that the store could not serve. `unavailable`: try again; `unreadable`: what is stored is damaged; `newer`: a
 * later version of the game wrote it, so it must not be changed.
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
