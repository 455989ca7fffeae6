import type { Sheet } from '../../controls/help-controls';
import { intentFamily } from '../intent-family';

/** A sheet of the menu; of the log a page, 1 the newest. */
export interface HelpIntent {
  kind: 'sheet';
  sheet: Sheet;
  page?: number;
}

export const helpIntents = intentFamily<HelpIntent>({ sheet: true });
