import type { RawId, ThingRef } from '../../engine';
import type { Names, NameTables } from '../names';
import { listed } from './declension';
import { capital, nounOfAlias, nounOfRaw } from './grammar';

/** Spanish names; what has none keeps that of the raws. */
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

/** Spanish names of levels, by recipe, in the order of the raws. */
const PLACES: Record<string, readonly string[]> = {
  town: ['Charcobarro del Recodo'],
  forest: ['El bosque de Silbalobos'],
  'limestone-caverns': ['La Despensa Goteante'],
  'deep-limestone-caverns': ['La Bodega Goteante'],
  'dwarf-fort': ['Gruñonda, puerta trasera'],
  'dwarven-fortress': ['La mismísima Gruñonda'],
  depths: [
    'Las bodegas lamentables',
    'Los salones sin pagar',
    'El desvío equivocado',
    'El paseo del moho',
    'La segunda mejor cripta',
    'Bajo Gruñido',
    'Catacumbas de repuesto',
    'El rincón de los kobolds',
    'El rodeo más largo',
    'Los fosos del casi peligro',
    'Las galerías sin barrer',
    'Donde se rinde el mapa',
    'La despensa hundida',
    'Eco e Hijos',
    'Las bóvedas sin asegurar',
    'El sótano sin fondo',
    'Los escalones mojados',
    'La galería Roehuesos',
    'El guardarropa olvidado',
    'Asunto de Nadie',
    'La milla torcida',
    'El ala del viejo Rescoldo',
    'El sitio del olor',
    'Lo hondo de verdad',
  ],
  fallback: ['Los pasillos del servicio'],
  'fallback-lair': ['Los pasillos del servicio'],
};
