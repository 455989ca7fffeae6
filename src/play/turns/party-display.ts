import { layoutOf, switchesFor } from '../../settings/layout';
import { DEFAULT_SETTINGS, type Party, type PartyDisplay, type Profile } from '../../storage/contract';

type Settings = Profile['settings'];

/**
 * Returns how the party's board looks: by `display`, else by the party's display. If the party has none yet, by the
 * player's settings, or without a profile by the default settings. `language` is the language of the player's Discord
 * client.
 */
export const chosenDisplay = (
  party: Party | null,
  profile: Profile | null,
  { display, language = 'auto' }: { display?: Partial<PartyDisplay>; language?: string },
): PartyDisplay => ({
  ...(party?.display ?? displayOf(profile?.settings ?? DEFAULT_SETTINGS, language)),
  ...display,
});

/**
 * Returns how boards look with a player's settings. Replaces the language `auto` by `language`, the language of the
 * player's Discord client.
 */
const displayOf = (settings: Settings, language: string): PartyDisplay => ({
  language: settings.language === 'auto' ? language : settings.language,
  palette: settings.palette,
  layout: layoutOf(settings),
  directions: settings.steps ? 'open' : 'closed',
  advice: settings.advice ? 'on' : 'off',
});

/** Returns the player's settings with the party's choices for language, colours, layout, directions and advice. */
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
