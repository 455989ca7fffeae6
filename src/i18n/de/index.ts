import type { Locale } from '../locale';
import { ABOUT } from './about';
import { ADMIN } from './admin';
import { ADVICE } from './advice';
import { BOONS } from './boons';
import { CAMPAIGNS } from './campaigns';
import { COMMANDS } from './commands';
import { DAILIES } from './dailies';
import { eventSentence } from './events';
import { exchangeSentence } from './exchanges';
import { FEATS } from './feats';
import { GRAVES } from './graves';
import { HELP } from './help';
import { HIGHLIGHTS } from './highlights';
import { INPUT } from './input';
import { KITS } from './kits';
import { LABELS } from './labels';
import { LEADERBOARDS } from './leaderboards';
import { MAP } from './map';
import { createNames } from './names';
import { NOTES } from './notes';
import { OPTIONS } from './options';
import { PARTIES } from './parties';
import { PEOPLE } from './people';
import { PRIVACY } from './privacy';
import { PROFILES } from './profiles';
import { QUIPS } from './quips';
import { refusalSentence } from './refusals';
import { REPLAYS } from './replays';
import { SHARING } from './sharing';
import { summarySentence } from './summaries';
import { TURNS } from './turns';

/** Addresses the player with the familiar `du`. */
export const de: Locale = {
  id: 'de',
  tags: ['de'],
  names: createNames,
  event: eventSentence,
  exchange: exchangeSentence,
  summary: summarySentence,
  refusal: refusalSentence,
  labels: LABELS,
  quips: QUIPS,
  people: PEOPLE,
  feats: FEATS,
  campaigns: CAMPAIGNS,
  kits: KITS,
  boons: BOONS,
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
