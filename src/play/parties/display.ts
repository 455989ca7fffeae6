import { layoutOf, switchesFor } from '../../lib/layout';
import type { PartyDisplay, Profile } from '../../storage/contract';

type Settings = Profile['settings'];

/** How a player has chosen to see boards; `language` is that of their client, which `auto` stands for. */
export const displayOf = (settings: Settings, language: string): PartyDisplay => ({
  language: settings.language === 'auto' ? language : settings.language,
  palette: settings.palette,
  layout: layoutOf(settings),
  directions: settings.steps ? 'open' : 'closed',
});

/** The settings of a player for a board that others see as well. */
export const withDisplay = (settings: Settings, { language, palette, layout, directions }: PartyDisplay): Settings => ({
  ...settings,
  language,
  palette,
  ...switchesFor(layout),
  steps: directions === 'open',
});
