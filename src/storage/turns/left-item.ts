import { type Item, readOr } from '../dynamo';
import { LEAVERS, leaversAttribute, toLeavers, withLeaver } from './leavers-attribute';
import { LEFT_AT } from './run-attributes';
import type { Leaver } from './turns-contract';

/** Returns `null` if the run is over or already left. */
export function leftItem(item: Item, { user, revision }: Leaver): Item | null {
  if (item.result !== undefined) return null;
  if (item.channel === undefined) return item[LEFT_AT] === revision ? null : { ...item, [LEFT_AT]: revision };
  const left = leaversAttribute(
    withLeaver(
      readOr({}, () => toLeavers(item[LEAVERS])),
      user,
      revision,
    ),
  );
  return left[LEAVERS] === item[LEAVERS] ? null : { ...item, ...left };
}
