import type { LayoutSwitches } from '../../settings/layout';
import type { LookSettings } from '../../settings/look-settings';
import type { Palette } from '../../settings/palette';
import type { Pickup } from '../../settings/pickup';
import type { RestShare } from '../../settings/rest-share';
import type { WaivableDanger } from '../../settings/waivable-dangers';

export interface Switches extends LayoutSwitches {
  log: boolean;
  steps: boolean;
  /** Makes replies to typed actions ephemeral, except in parties and at a run's end. */
  quiet: boolean;
  advice: boolean;
  /** False hides the player from other players, for example on leaderboards. */
  shown: boolean;
}

export interface Settings extends Switches, LookSettings {
  palette: Palette;
  pickup: Pickup;
  restShare: RestShare;
  /** Language tag, or `auto` for the language of the Discord client. */
  language: string;
  waivedConfirmations: WaivableDanger[];
}

export const DEFAULT_SETTINGS: Settings = {
  palette: 'standard',
  text: false,
  classic: false,
  large: false,
  log: false,
  steps: false,
  quiet: false,
  advice: true,
  shown: true,
  pickup: 'useful',
  restShare: '80',
  language: 'auto',
  emblem: 'none',
  emblemColour: 'gold',
  title: 'none',
  pet: 'none',
  frame: 'none',
  kit: 'none',
  waivedConfirmations: [],
};
