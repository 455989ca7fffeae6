import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Oracle } from './oracle';

type Schema = { [key: string]: unknown };

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the schema of a property, corrected if the description is outdated. */
function patch(name: string, property: string, schema: Schema): Schema {
  if (property === 'id' && /Attachment/.test(name)) return { type: ['string', 'integer'] };
  if (property === 'default_member_permissions') return { type: ['string', 'integer', 'null'] };
  return schema;
}

/** Returns a copy of the schema that forbids unknown fields in all objects, although the description allows them. */
function close(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((part) => close(part, name));
  if (!isSchema(value)) return value;
  const copy: Schema = {};
  for (const [key, part] of Object.entries(value)) copy[key] = close(part, name);
  if (isSchema(copy.properties)) {
    for (const [property, schema] of Object.entries(copy.properties))
      if (isSchema(schema))
        copy.properties = { ...(copy.properties as Schema), [property]: patch(name, property, schema) };
    copy.additionalProperties ??= false;
  }
  return copy;
}

/** Returns the oracle for Discord's OpenAPI 3.1 description in a file. Throws if the file has no such schemas. */
export function loadOracle(file: string): Oracle {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const components = isSchema(document) ? document.components : null;
  const schemas = isSchema(components) ? components.schemas : null;
  if (!isSchema(schemas)) throw new Error(`${file} is not an OpenAPI description`);
  const closed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, close(schema, name)]));
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  for (const format of ['snowflake', 'nonce', 'int32', 'int64', 'double']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'discord', components: { schemas: closed } });
  return (schema, value) => {
    const validate = ajv.getSchema(`discord#/components/schemas/${schema}`);
    if (!validate) throw new Error(`no schema ${schema} in ${file}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${schema}${error.instancePath}: ${error.message ?? error.keyword}`);
  };
}
