import type { Sheet } from '../../controls/help-controls';
import { intentFamily } from '../intent-family';

/** Request to open a sheet. For the log, page 1 is the newest and the default. */
export interface HelpIntent {
  kind: 'sheet';
  sheet: Sheet;
  page?: number;
}

export const helpIntents = intentFamily<HelpIntent>({ sheet: true });
