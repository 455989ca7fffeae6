import type { RawId, ThingRef } from '../../engine';
import type { Names, NameTables } from '../names';
import { listed } from './declension';
import { DESCRIPTIONS } from './descriptions';
import { capital, nounOfAlias, nounOfRaw } from './grammar';

/** German names; what has none keeps that of the raws. */
export function createNames({
  raw,
  place,
  placeNumber,
  description,
  handling,
  kind,
  isPerson,
  isUnique,
}: NameTables): Names {
  const name = (id: RawId): string => {
    const noun = nounOfRaw(id);
    return noun ? listed(noun) : (PLACES[id]?.[0] ?? raw(id) ?? capital(id));
  };
  const type = (ref: ThingRef): string => (ref.raw === null ? listed(nounOfAlias(ref.alias)) : name(ref.raw));
  return {
    raw: name,
    type,
    thing: (ref) => (ref.charges === undefined ? type(ref) : `${type(ref)} (${ref.charges})`),
    place: (level) => PLACES[level.recipe]?.[placeNumber(level)] ?? place(level) ?? name(level.recipe),
    description: (id) => DESCRIPTIONS[id] ?? description(id),
    handling,
    kind,
    isPerson,
    isUnique,
  };
}

/** Of the fallback, with the dragon or without. */
const CORRIDORS = [
  'Die Dienstbotengänge',
  'Die Hintertreppe',
  'Die Besengänge',
  'Die Spülküchenzeile',
  'Das Wäschelabyrinth',
  'Unter den Klingeln',
  'Der Butlerumweg',
  'Die Kohlenrutschen',
];

/** German names of levels, by recipe, in the order of the raws. */
const PLACES: Record<string, readonly string[]> = {
  town: [
    'Modderwick an der Biege',
    'Pfützenkreuz',
    'Groß Murrendorf',
    'Schnarch unterm Berg',
    'Unterwackel',
    'Krapfenruh',
    'Fährdorf Feuchting',
    'Oberzappel',
  ],
  forest: [
    'Der Wolfspfiff-Wald',
    'Das Wirrholz',
    'Der Murmelforst',
    'Der Geborgte Wald',
    'Das Distelflaum-Dickicht',
    'Der Wald der Irrwege',
    'Brombeergrund',
    'Die Raunenden Kiefern',
  ],
  'limestone-caverns': [
    'Die Tropfende Kammer',
    'Die Undichte Grotte',
    'Die Nieselhöhlen',
    'Der Kreideschrank',
    'Die Nasse-Socken-Höhlen',
    'Die Echokammer',
    'Die Klammen Galerien',
    'Zum Nassen Fuß',
  ],
  'deep-limestone-caverns': [
    'Der Tropfende Keller',
    'Die Orkwiese',
    'Unterniesel',
    'Das Säulenbad',
    'Die Plitsch-Platsch-Mulde',
    'Das Kalte Bad',
    'Die Höhlenzeile',
    'Der Keller unterm Keller',
  ],
  'dwarf-fort': [
    'Grummelheim, Hintertür',
    'Grummelheim, Seitentor',
    'Der Lieferanteneingang',
    'Die Offene Pforte',
    'Die Bartkamm-Stufen',
    'Die Staubige Schwelle',
    'Das Kopf-einziehen-Tor',
    'Der Fußabtreter',
  ],
  'dwarven-fortress': [
    'Grummelheim, Haupthaus',
    'Die Hallen Grummelheims',
    'Glimmers Gute Stube',
    'Das Drachenzimmer',
    'Die Überfällige Kasse',
    'Das Verkohlte Gelage',
    'Die Große Grummelhalle',
    'Der Hort im Souterrain',
  ],
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
  'deep-caves': [
    'Die Klaffenden Höhlen',
    'Der Bauch des Bergs',
    'Der Fledermausdom',
    'Der Absturz',
    'Die Tropfsteinstraße',
    'Der Schlund',
    'Die Blindfischgrotten',
    'Das Gähnen',
  ],
  'old-mine': [
    'Die Verlassene Grube',
    'Die Spitzhackengasse',
    'Die Letzte Schicht',
    'Kanarienruh',
    'Das Taube Flöz',
    'Lore Nummer Neun',
    'Das Katzengoldwerk',
    'Die Überstundenschächte',
  ],
  crypt: [
    'Die Volle Gruft',
    'Der Unruhige Acker',
    'Das Familiengrab',
    'Die Epitaphgasse',
    'Die Stillen Nachbarn',
    'Das Beinhaus',
    'Küsters Kummer',
    'Das Lange Ausschlafen',
  ],
  'flooded-halls': [
    'Der Ersoffene Ballsaal',
    'Der Leckende Palast',
    'Die Pegelhallen',
    'Der Stubensee',
    'Bitte Gummistiefel',
    'Die Versunkene Bücherei',
    'Die Gezeitenkeller',
    'Der Pfützenhof',
  ],
  'overgrown-halls': [
    'Die Wurzelhallen',
    'Moosbarts Garten',
    'Der Zimmerdschungel',
    'Der Rankenkreuzgang',
    'Die Pilzbeete',
    'Der Efeu siegt',
    'Der Topfpalast',
    'Farnfall',
  ],
  fallback: CORRIDORS,
  'fallback-lair': CORRIDORS,
};
