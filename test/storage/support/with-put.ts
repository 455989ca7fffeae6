import type { Table } from '../../../src/storage/dynamo/table';
import { wrapCalls } from './wrap-calls';

/** Table whose `put` is replaced. */
export const withPut = (table: Table, put: Table['put']): Table => ({ ...wrapCalls(table, (call) => call), put });
