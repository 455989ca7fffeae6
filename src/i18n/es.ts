import { SPANISH_BUILDERS } from './es/builders';
import { SPANISH_COMMANDS } from './es/commands';
import { SPANISH_COMPANY } from './es/company';
import { SPANISH_CONTROLS } from './es/controls';
import { SPANISH_DEEDS } from './es/deeds';
import { SPANISH_ENDING } from './es/ending';
import { tellSpanish } from './es/events';
import { SPANISH_FAME } from './es/fame';
import { SPANISH_GUIDE } from './es/guide';
import { SPANISH_HINTS } from './es/hints';
import { SPANISH } from './es/labels';
import { spanishNames } from './es/names';
import { SPANISH_NOTES } from './es/notes';
import { QUIPS } from './es/quips';
import { refuseSpanish } from './es/refusals';
import { SPANISH_TOGETHER } from './es/together';
import { SPANISH_TYPED } from './es/typed';
import type { Locale } from './locale';

/** Spanish for both sides of the ocean, in the familiar second person. */
export const es: Locale = {
  id: 'es',
  tags: ['es-ES', 'es-419'],
  names: spanishNames,
  event: tellSpanish,
  refusal: refuseSpanish,
  labels: SPANISH,
  quips: QUIPS,
  controls: SPANISH_CONTROLS,
  company: SPANISH_COMPANY,
  deeds: SPANISH_DEEDS,
  ending: SPANISH_ENDING,
  guide: SPANISH_GUIDE,
  hints: SPANISH_HINTS,
  builders: SPANISH_BUILDERS,
  notes: SPANISH_NOTES,
  fame: SPANISH_FAME,
  together: SPANISH_TOGETHER,
  typed: SPANISH_TYPED,
  commands: SPANISH_COMMANDS,
};
