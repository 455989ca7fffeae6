import { toAttributes } from '../../src/storage/dynamo/attributes';
import type { Item } from '../../src/storage/dynamo/table';

/** Item as the table's stream reports it to a function: bytes become text in base64. */
export const imageOf = (item: Item): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(toAttributes(item)).map(([name, value]) => [
      name,
      value.B === undefined ? value : { B: Buffer.from(value.B).toString('base64') },
    ]),
  );
