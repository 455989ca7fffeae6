import type { LayoutSwitches } from '../../settings/layout';
import type { Palette } from '../../settings/palette';
import type { Pickup } from '../../settings/pickup';
import type { WaivableDanger } from '../../settings/waivable-dangers';

/** Settings that are on or off. */
export interface Switches extends LayoutSwitches {
  /** True if the board always shows the directions. */
  steps: boolean;
  /** True if replies to commands are ephemeral. */
  quiet: boolean;
  /** True if boards recommend a next action. */
  advice: boolean;
  /** True if others may see the player's card. */
  shown: boolean;
}

/** Settings of a player, stored in the player's profile. */
export interface Settings extends Switches {
  palette: Palette;
  pickup: Pickup;
  /** Language tag, or `auto` for the language of the player's Discord client. */
  language: string;
  /** Dangers that need no confirmation any more. */
  waivedConfirmations: WaivableDanger[];
}

/** Settings of a new profile. */
export const DEFAULT_SETTINGS: Settings = {
  palette: 'standard',
  text: false,
  classic: false,
  large: false,
  steps: false,
  quiet: false,
  advice: true,
  shown: true,
  pickup: 'useful',
  language: 'auto',
  waivedConfirmations: [],
};
