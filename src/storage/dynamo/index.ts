// Exports for the feature folders, without the tables.
export { changeItem } from './change-item';
export { eraseByPointer, isFollowed } from './erase-by-pointer';
export * from './fields';
export * from './keys';
export { lastWritesAttribute, readLastWrites, withPlayed } from './last-writes-attribute';
export { loadOrPut } from './load-or-put';
export { retryOrReject } from './retry-or-reject';
export { copyOfDamaged, putRevised, TolerantReader } from './revised-item';
export * from './table';
export { EXPIRY_ATTRIBUTE, expiringAfter, INDEX_PK, INDEX_SK } from './table-definition';
