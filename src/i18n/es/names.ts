import type { RawId, ThingRef } from '../../engine';
import type { Names, NameTables } from '../locale';
import { capital, nounOfAlias, nounOfRaw } from './grammar';
import { listed } from './noun';
import { PLACES } from './places';

/** Spanish names; what has none keeps that of the raws. */
export function spanishNames({ raw, place, placeNumber, handling, kind }: NameTables): Names {
  const name = (id: RawId): string => {
    const noun = nounOfRaw(id);
    return noun ? listed(noun) : (PLACES[id]?.[0] ?? raw(id) ?? capital(id));
  };
  const type = (ref: ThingRef): string => (ref.raw === null ? listed(nounOfAlias(ref.alias)) : name(ref.raw));
  return {
    raw: name,
    type,
    thing: (ref) => (ref.charges === undefined ? type(ref) : `${type(ref)} (${ref.charges})`),
    place: (recipe, depth) => PLACES[recipe]?.[placeNumber(recipe, depth)] ?? place(recipe, depth) ?? name(recipe),
    handling,
    kind,
  };
}
