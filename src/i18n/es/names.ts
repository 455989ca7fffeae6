import type { RawId, ThingRef } from '../../engine';
import type { Names, NameTables } from '../names';
import { listed } from './declension';
import { DESCRIPTIONS } from './descriptions';
import { capital, nounOfAlias, nounOfRaw } from './grammar';

/** Spanish names; what has none keeps that of the raws. */
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
  'Los pasillos del servicio',
  'La escalera de atrás',
  'Los pasillos de escobas',
  'La fila de fregaderos',
  'El laberinto de coladas',
  'Bajo las campanillas',
  'El rodeo del mayordomo',
  'Las carboneras',
];

/** Spanish names of levels, by recipe, in the order of the raws. */
const PLACES: Record<string, readonly string[]> = {
  town: [
    'Charcobarro del Recodo',
    'Cruce de Charquitos',
    'Gruñidos de Arriba',
    'Ronquidos del Cerro',
    'Bamboleo de Abajo',
    'El Fin del Bollo',
    'La Barca de Humedales',
    'Meneo Alto',
  ],
  forest: [
    'El bosque de Silbalobos',
    'El bosque Enredado',
    'El bosque Murmullón',
    'El bosque prestado',
    'La espesura del cardo',
    'El bosque de los rodeos',
    'Zarzahonda',
    'Los pinos parlanchines',
  ],
  'limestone-caverns': [
    'La Despensa Goteante',
    'La gruta con goteras',
    'Las cuevas de Llovizna',
    'La alacena de tiza',
    'Las cuevas Calcetín',
    'La despensa del eco',
    'Las galerías húmedas',
    'Pies Mojados',
  ],
  'deep-limestone-caverns': [
    'La Bodega Goteante',
    'El ejido de los orcos',
    'Llovizna de Abajo',
    'La poza de las columnas',
    'La hondonada Plinplón',
    'El baño frío',
    'La calle Troglodita',
    'La bodega de la bodega',
  ],
  'dwarf-fort': [
    'Gruñonda, puerta trasera',
    'Gruñonda, puerta lateral',
    'La entrada de servicio',
    'El postigo abierto',
    'La escalera Peinabarbas',
    'El umbral polvoriento',
    'La puerta Agáchate',
    'El felpudo de los enanos',
  ],
  'dwarven-fortress': [
    'La mismísima Gruñonda',
    'Los salones de Gruñonda',
    'La salita de Rescoldo',
    'El salón del dragón',
    'El tesoro moroso',
    'El banquete chamuscado',
    'El gran salón Gruñón',
    'El botín de abajo',
  ],
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
  'deep-caves': [
    'Las oquedades',
    'La panza del cerro',
    'La catedral murciélaga',
    'El despeñadero',
    'La calle Estalactita',
    'El gaznate',
    'Las grutas del pez ciego',
    'El bostezo',
  ],
  'old-mine': [
    'La mina abandonada',
    'El callejón del pico',
    'El último turno',
    'El reposo del canario',
    'La veta agotada',
    'Vagoneta Nueve',
    'La fábrica de pirita',
    'Los pozos extra',
  ],
  crypt: [
    'La cripta abarrotada',
    'El campo inquieto',
    'El panteón familiar',
    'La calle del epitafio',
    'Los vecinos callados',
    'El osario de porcelana',
    'El antojo del enterrador',
    'La siesta larga',
  ],
  'flooded-halls': [
    'El salón anegado',
    'El palacio con fugas',
    'Los salones a flote',
    'El lago interior',
    'Se ruegan botas',
    'La biblioteca hundida',
    'Las bodegas de marea',
    'El patio de los charcos',
  ],
  'overgrown-halls': [
    'Los salones de raíces',
    'El jardín de Barbamusgo',
    'La selva de interior',
    'El claustro trepador',
    'Los lechos de setas',
    'Gana la hiedra',
    'El palacio en maceta',
    'Helechal',
  ],
  fallback: CORRIDORS,
  'fallback-lair': CORRIDORS,
};
