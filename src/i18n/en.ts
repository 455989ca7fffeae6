import { BUILDERS } from './en/builders';
import { COMMANDS } from './en/commands';
import { COMPANY } from './en/company';
import { CONTROLS } from './en/controls';
import { DEEDS } from './en/deeds';
import { ENDING } from './en/ending';
import { tellEnglish } from './en/events';
import { FAME } from './en/fame';
import { GUIDE } from './en/guide';
import { HINTS } from './en/hints';
import { ENGLISH } from './en/labels';
import { englishNames } from './en/names';
import { NOTES } from './en/notes';
import { refuseEnglish } from './en/refusals';
import { TOGETHER } from './en/together';
import { TYPED } from './en/typed';
import type { Locale } from './locale';

/** English, the language everything falls back to. */
export const en: Locale = {
  id: 'en',
  tags: ['en-US', 'en-GB'],
  names: englishNames,
  event: tellEnglish,
  refusal: refuseEnglish,
  labels: ENGLISH,
  quips: null,
  controls: CONTROLS,
  company: COMPANY,
  deeds: DEEDS,
  ending: ENDING,
  guide: GUIDE,
  hints: HINTS,
  builders: BUILDERS,
  notes: NOTES,
  fame: FAME,
  together: TOGETHER,
  typed: TYPED,
  commands: COMMANDS,
};
