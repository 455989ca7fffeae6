import type { StatusKind } from '../../engine';

export const STATUS_LABELS: Record<StatusKind, string> = {
  confusion: 'Confusión',
  slow: 'Lentitud',
  'damage-over-time': 'Veneno',
  attributes: 'Alteración',
  dimness: 'Penumbra',
  guard: 'Tras el escudo',
};

/** Sentence about the hero, and adjective without its ending for other creatures. */
export const STATUS_GAINED: Record<StatusKind | 'haste', [hero: string, others: string]> = {
  confusion: ['¡Te invade la confusión!', 'confus'],
  slow: ['¡Las piernas te pesan como el plomo!', 'ralentizad'],
  'damage-over-time': ['¡El veneno te corre por las venas!', 'envenenad'],
  attributes: ['Algo cambia en ti.', 'cambiad'],
  haste: ['Tus pies vuelan.', 'acelerad'],
  dimness: ['¡La luz se te apaga: ves menos lejos!', 'medio cegad'],
  guard: ['Alzas el escudo.', 'protegid'],
};

export const STATUS_ENDED: Record<StatusKind, string> = {
  confusion: 'La cabeza deja de darte vueltas.',
  slow: 'Recuperas tu paso de siempre.',
  'damage-over-time': 'Ya no te queda veneno en el cuerpo.',
  attributes: 'Vuelves a ser quien eras.',
  dimness: 'Vuelves a ver tan lejos como siempre.',
  guard: 'Bajas el escudo.',
};
