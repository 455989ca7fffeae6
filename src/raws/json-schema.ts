import * as z from 'zod/mini';
import { KINDS } from './kinds';

/** The JSON Schema of every kind of raw, by file name. Editors complete and check the raws by them. */
export function jsonSchemas(): Map<string, object> {
  const schemas = Object.values(KINDS).map(({ name, schema }): [string, object] => [
    `${name}.schema.json`,
    z.toJSONSchema(schema, { reused: 'ref' }),
  ]);
  return new Map(schemas);
}
