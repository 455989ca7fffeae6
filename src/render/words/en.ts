import { tellEnglish } from './en/events';
import { ENGLISH } from './en/labels';
import { englishNames } from './en/names';
import { refuseEnglish } from './en/refusals';
import type { Locale } from './locale';

/** English, the language everything falls back to. */
export const en: Locale = {
  id: 'en',
  names: englishNames,
  event: tellEnglish,
  refusal: refuseEnglish,
  labels: ENGLISH,
};
