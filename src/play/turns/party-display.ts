import { layoutOf, switchesFor } from '../../settings/layout';
import { DEFAULT_SETTINGS, type Party, type PartyDisplay, type Profile } from '../../storage/contract';

type Settings = Profile['settings'];

/**
 * How the board of a party is to be shown: as is chosen now, else as before, else as the player has it, whose client is
 * in this language.
 */
export const chosenDisplay = (
  party: Party | null,
  profile: Profile | null,
  { display, language = 'auto' }: { display?: Partial<PartyDisplay>; language?: string },
): PartyDisplay => ({
  ...(party?.display ?? displayOf(profile?.settings ?? DEFAULT_SETTINGS, language)),
  ...display,
});

/** How a player has chosen to see boards; `language` is that of their client, which `auto` stands for. */
const displayOf = (settings: Settings, language: string): PartyDisplay => ({
  language: settings.language === 'auto' ? language : settings.language,
  palette: settings.palette,
  layout: layoutOf(settings),
  directions: settings.steps ? 'open' : 'closed',
  advice: settings.advice ? 'on' : 'off',
});

/** The settings of a player for a board that others see as well. */
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
