import type { ByteReader, ByteWriter } from './bytes';
import type { VocabularyReader, VocabularyWriter } from './vocabulary';

export type Shape = string[];

/** `shapes` has each list of keys once; `shapeOf` has each record's index. */
export function shapesOf(records: readonly object[]): { shapes: Shape[]; shapeOf: number[] } {
  const shapes: Shape[] = [];
  const known = new Map<string, number>();
  const shapeOf = new Array<number>(records.length);
  let last = -1;
  for (let i = 0; i < records.length; i++) {
    const record = records[i] as object;
    if (last < 0 || !hasShape(record, shapes[last] as Shape)) {
      const keys = Object.keys(record);
      const signature = JSON.stringify(keys);
      last = known.get(signature) ?? shapes.length;
      if (last === shapes.length) {
        known.set(signature, last);
        shapes.push(keys);
      }
    }
    shapeOf[i] = last;
  }
  return { shapes, shapeOf };
}

/** Adds new keys to `words`, so callers must write `words` afterwards. */
export function writeShapes(out: ByteWriter, words: VocabularyWriter, shapes: readonly Shape[]): void {
  out.unsigned(shapes.length);
  for (const keys of shapes) {
    out.unsigned(keys.length);
    for (const key of keys) out.unsigned(words.indexOf(key));
  }
}

/** Throws a RangeError if the bytes are damaged. */
export function readShapes(input: ByteReader, words: VocabularyReader): Shape[] {
  const shapes: Shape[] = [];
  for (let more = input.unsigned(); more > 0; more--) {
    const keys: Shape = [];
    for (let rest = input.unsigned(); rest > 0; rest--) keys.push(words.at(input.unsigned()));
    shapes.push(keys);
  }
  return shapes;
}

function hasShape(record: object, shape: Shape): boolean {
  let at = 0;
  for (const key in record) if (key !== shape[at++]) return false;
  return at === shape.length;
}
