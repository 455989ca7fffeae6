import type { ItemRaw } from '../schema/items';
import type { RawId, Raws } from '../state';
import { sellPrice } from './vendors';

const known = new WeakMap<Raws, Map<string, number>>();

/** Types of one look share the lowest price of uncursed types, if any. */
export function unknownPrice(raws: Raws, raw: RawId): number {
  const naming = raws.item[raw]?.magic?.naming;
  if (naming === undefined) return sellPrice(raws, { raw });
  const prices = known.get(raws) ?? new Map<string, number>();
  known.set(raws, prices);
  const found = prices.get(naming) ?? lowestPrice(raws, naming);
  prices.set(naming, found);
  return found;
}

function lowestPrice(raws: Raws, naming: string): number {
  const alike = raws.items.filter(({ magic }) => magic?.naming === naming);
  const sound = alike.filter(({ magic }) => !magic?.cursed);
  const ids = (sound.length > 0 ? sound : alike).flatMap(({ id, variant }: ItemRaw) =>
    variant ? [id, variant.base] : [id],
  );
  return Math.min(...ids.map((id) => sellPrice(raws, { raw: id })));
}
