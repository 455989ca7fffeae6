import type { RawId, ThingRef } from '../../engine';
import type { Names, NameTables } from '../names';
import { listed } from './declension';
import { capital, nounOfAlias, nounOfRaw } from './grammar';

/** German names; what has none keeps that of the raws. */
export function createNames({ raw, place, placeNumber, handling, kind }: NameTables): Names {
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

/** German names of levels, by recipe, in the order of the raws. */
const PLACES: Record<string, readonly string[]> = {
  town: ['Modderwick an der Biege'],
  forest: ['Der Wolfspfiff-Wald'],
  'limestone-caverns': ['Die Tropfende Kammer'],
  'deep-limestone-caverns': ['Der Tropfende Keller'],
  'dwarf-fort': ['Grummelheim, Hintertür'],
  'dwarven-fortress': ['Grummelheim, Haupthaus'],
  depths: [
    'Die Bedauerlichen Keller',
    'Die Unbezahlten Hallen',
    'Die Falsche Abzweigung',
    'Die Schimmelparade',
    'Die Zweitbeste Gruft',
    'Untergrummel',
    'Die Ersatzkatakomben',
    'Der Koboldbogen',
    'Der Große Umweg',
    'Die Leidlichen Gruben',
    'Die Ungefegten Galerien',
    'Wo die Karte aufgibt',
    'Die Versunkene Küche',
    'Echo & Söhne',
    'Die Risikogewölbe',
    'Das Bodenlose Geschoss',
    'Die Nassen Stufen',
    'Die Nager-Passage',
    'Die Vergessene Garderobe',
    'Niemandes Sache',
    'Die Krumme Meile',
    'Alt-Glimmers Gästeflügel',
    'Der Ort mit dem Geruch',
    'Wirklich sehr tief',
  ],
  fallback: ['Die Dienstbotengänge'],
  'fallback-lair': ['Die Dienstbotengänge'],
};
