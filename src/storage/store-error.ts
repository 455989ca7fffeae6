/**
 * Error of the store. The caller may try again (`unavailable`), the stored data is damaged (`unreadable`), or a later
 * build wrote the data (`newer`). This build must not change newer data.
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
