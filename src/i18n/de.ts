import { GERMAN_BUILDERS } from './de/builders';
import { GERMAN_COMMANDS } from './de/commands';
import { GERMAN_COMPANY } from './de/company';
import { GERMAN_CONTROLS } from './de/controls';
import { GERMAN_DEEDS } from './de/deeds';
import { GERMAN_ENDING } from './de/ending';
import { tellGerman } from './de/events';
import { GERMAN_FAME } from './de/fame';
import { GERMAN_GUIDE } from './de/guide';
import { GERMAN_HINTS } from './de/hints';
import { GERMAN } from './de/labels';
import { germanNames } from './de/names';
import { GERMAN_NOTES } from './de/notes';
import { QUIPS } from './de/quips';
import { refuseGerman } from './de/refusals';
import { GERMAN_TOGETHER } from './de/together';
import { GERMAN_TYPED } from './de/typed';
import type { Locale } from './locale';

/** German, in the familiar second person. */
export const de: Locale = {
  id: 'de',
  tags: ['de'],
  names: germanNames,
  event: tellGerman,
  refusal: refuseGerman,
  labels: GERMAN,
  quips: QUIPS,
  controls: GERMAN_CONTROLS,
  company: GERMAN_COMPANY,
  deeds: GERMAN_DEEDS,
  ending: GERMAN_ENDING,
  guide: GERMAN_GUIDE,
  hints: GERMAN_HINTS,
  builders: GERMAN_BUILDERS,
  notes: GERMAN_NOTES,
  fame: GERMAN_FAME,
  together: GERMAN_TOGETHER,
  typed: GERMAN_TYPED,
  commands: GERMAN_COMMANDS,
};
