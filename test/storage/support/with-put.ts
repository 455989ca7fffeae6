import type { Table } from '../../../src/storage/dynamo/table';
import { wrapCalls } from './wrap-calls';

export const withPut = (table: Table, put: Table['put']): Table => ({ ...wrapCalls(table, (call) => call), put });
