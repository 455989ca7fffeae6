import { layoutOf, switchesFor } from '../../settings/layout';
import { DEFAULT_SETTINGS, type Party, type PartyDisplay, type Profile } from '../../storage/contract';

type Settings = Profile['settings'];

/**
 * Returns how the board of a party is shown: as the player chooses now, else as before, else as in the player's
 * settings. `language` is the language of the player's client.
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
 * Returns how a player has chosen to see boards. `language` is the language of their client, which `auto` stands for.
 */
const displayOf = (settings: Settings, language: string): PartyDisplay => ({
  language: settings.language === 'auto' ? language : settings.language,
  palette: settings.palette,
  layout: layoutOf(settings),
  directions: settings.steps ? 'open' : 'closed',
  advice: settings.advice ? 'on' : 'off',
});

/** Returns the settings of a player for a board that others see as well. */
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
