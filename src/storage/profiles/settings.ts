import type { LayoutSwitches } from '../../settings/layout';
import type { Palette } from '../../settings/palette';
import type { Pickup } from '../../settings/pickup';
import type { WaivableDanger } from '../../settings/waivable-dangers';

/** Settings that are on or off. */
export interface Switches extends LayoutSwitches {
  /** The directions always stand on the board. */
  steps: boolean;
  /** Replies to commands are for the player alone. */
  quiet: boolean;
  /** Boards recommend what to do next. */
  advice: boolean;
  /** Others may see the player’s card. */
  shown: boolean;
}

/** The settings of a player. A profile has them, and a run notes them. */
export interface Settings extends Switches {
  palette: Palette;
  pickup: Pickup;
  /** The tag of a language, or `auto` for that of the player's client. */
  language: string;
  /** Dangers that need no confirmation any more. */
  waivedConfirmations: WaivableDanger[];
}

/** The settings of a new profile. */
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
