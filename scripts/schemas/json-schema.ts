import * as z from 'zod/mini';
import { BUILDERS } from '../../src/engine/builders';
import { KINDS } from '../../src/raws/kinds';

interface Comments {
  object: string | null;
  fields: Readonly<Record<string, string>>;
}

/** Returns the comments on the object with these fields; `null` if there are none. */
export type CommentsOn = (fields: readonly string[]) => Comments | null;

/** Returns the JSON Schema of each kind of raw, by file name, for editors to complete, check and explain raws. */
export function jsonSchemas(commentsOn: CommentsOn): Map<string, object> {
  const schemas = Object.values(KINDS).map(({ name, schema }): [string, object] => [
    `${name}.schema.json`,
    jsonSchemaOf(schema, commentsOn),
  ]);
  return new Map(schemas);
}

type Json = Record<string, unknown>;

/** Key for an object's comments until they are copied to its fields, because fields may share one schema. */
const COMMENTS = 'x-comments';
/** Name of the definition for a step of a chain, which lists the builders with their settings. */
const STEP = 'builderStep';

function jsonSchemaOf(schema: z.ZodMiniType, commentsOn: CommentsOn): Json {
  let hasSteps = false;
  const written = z.toJSONSchema(schema, {
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      if (!isObject(zodSchema)) return;
      const fields = Object.keys(zodSchema._zod.def.shape);
      if (isStep(zodSchema)) {
        hasSteps = true;
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        jsonSchema.$ref = `#/$defs/${STEP}`;
      } else jsonSchema[COMMENTS] = commentsOn(fields);
    },
  }) as Json;
  const commented = withComments(written) as Json;
  return hasSteps ? { ...commented, $defs: { ...(commented.$defs as Json), [STEP]: builderStep() } } : commented;
}

const isObject = (schema: z.core.$ZodType): schema is z.core.$ZodObject => schema._zod.def.type === 'object';

/** True for a step that names its builder and accepts any other settings. The builder checks these later. */
const isStep = ({ _zod: { def } }: z.core.$ZodObject): boolean =>
  def.catchall?._zod.def.type === 'unknown' && Object.keys(def.shape).join() === 'builder';

const builderStep = (): Json => ({
  anyOf: Object.values(BUILDERS).map(({ step }) => {
    const { $schema: _, ...settings } = z.toJSONSchema(step) as Json;
    return settings;
  }),
});

function withComments(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withComments);
  if (node === null || typeof node !== 'object') return node;
  const { [COMMENTS]: comments, ...rest } = node as Json & { [COMMENTS]?: Comments | null };
  const inner: Json = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withComments(value)]));
  if (!comments) return inner;
  const properties = Object.entries((inner.properties ?? {}) as Record<string, Json>).map(([field, schema]) => {
    const description = comments.fields[field];
    return [field, description === undefined ? schema : { ...schema, description }];
  });
  return {
    ...inner,
    properties: Object.fromEntries(properties),
    ...(comments.object !== null && { description: comments.object }),
  };
}
