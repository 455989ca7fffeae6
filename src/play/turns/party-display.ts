import { layoutOf, switchesFor } from '../../settings/layout';
import { DEFAULT_SETTINGS, type Party, type PartyDisplay, type Profile } from '../../storage/contract';

type Settings = Profile['settings'];

/** Prefers `display`, then the party's fields, then the player's. `language` replaces `auto`. */
export const chosenDisplay = (
  party: Party | null,
  profile: Profile | null,
  { display, language = 'auto' }: { display?: Partial<PartyDisplay>; language?: string },
): PartyDisplay => ({
  ...(party?.display ?? displayOf(profile?.settings ?? DEFAULT_SETTINGS, language)),
  ...display,
});

const displayOf = (settings: Settings, language: string): PartyDisplay => ({
  language: settings.language === 'auto' ? language : settings.language,
  palette: settings.palette,
  layout: layoutOf(settings),
  directions: settings.steps ? 'open' : 'closed',
  advice: settings.advice ? 'on' : 'off',
});

export const withDisplay = (
  settings: Settings,
  { language, palette, layout, directions, advice }: PartyDisplay,
): Settings => ({
  ...settings,
  language,
  palette,
  ...switchesFor(layout),
  steps: directions === 'open',
  advice: advice === 'on',
});
