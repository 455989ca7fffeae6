import { ABOUT } from './about';
import { ADMIN } from './admin';
import { ADVICE } from './advice';
import { COMMANDS } from './commands';
import { DAILIES } from './dailies';
import { eventSentence } from './events';
import { exchangeSentence } from './exchanges';
import { GRAVES } from './graves';
import { HELP } from './help';
import { HIGHLIGHTS } from './highlights';
import { INPUT } from './input';
import { LABELS } from './labels';
import { LEADERBOARDS } from './leaderboards';
import { MAP } from './map';
import { createNames } from './names';
import { NOTES } from './notes';
import { OPTIONS } from './options';
import { PARTIES } from './parties';
import { PRIVACY } from './privacy';
import { PROFILES } from './profiles';
import { refusalSentence } from './refusals';
import { REPLAYS } from './replays';
import { SHARING } from './sharing';
import { summarySentence } from './summaries';
import { TURNS } from './turns';

/** Has no declared type, because the type `Locale` is derived from the English texts. */
export const en = {
  id: 'en',
  tags: ['en-US', 'en-GB'],
  names: createNames,
  event: eventSentence,
  exchange: exchangeSentence,
  summary: summarySentence,
  refusal: refusalSentence,
  labels: LABELS,
  quips: null,
  people: null,
  feats: null,
  campaigns: null,
  kits: null,
  boons: null,
  highlights: HIGHLIGHTS,
  turns: TURNS,
  advice: ADVICE,
  options: OPTIONS,
  parties: PARTIES,
  sharing: SHARING,
  replays: REPLAYS,
  leaderboards: LEADERBOARDS,
  dailies: DAILIES,
  profiles: PROFILES,
  admin: ADMIN,
  privacy: PRIVACY,
  graves: GRAVES,
  help: HELP,
  about: ABOUT,
  notes: NOTES,
  input: INPUT,
  map: MAP,
  commands: COMMANDS,
};
