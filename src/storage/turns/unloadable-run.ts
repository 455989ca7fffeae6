import { peekHeader } from '../codec';
import { bytes, type Item, number, readOr, readText, text } from '../dynamo';
import type { RunId } from '../ids';
import type { StoreError } from '../store-error';
import { toHome } from './run-attributes';
import { type UnloadableRun, UnloadableRunError } from './turns-contract';

export function unloadableRunError(id: RunId, item: Item, cause: StoreError): UnloadableRunError {
  const run: UnloadableRun = {
    id,
    reason: cause.code === 'newer' && isHeaderRight(item) ? 'newer' : 'unreadable',
    owner: readText(item.owner),
    home: readOr(null, () => toHome(text(item.home))),
    channel: readText(item.channel),
    version: readOr(null, () => number(item.v)),
    updatedAt: readOr(null, () => number(item.updatedAt)),
  };
  return new UnloadableRunError(run, { cause });
}

/** A damaged header may look like the header of a later build. */
const isHeaderRight = ({ state, schema, rules }: Item): boolean =>
  readOr(false, () => {
    const header = peekHeader(bytes(state));
    return header.schema <= number(schema) && header.rules <= number(rules);
  });
