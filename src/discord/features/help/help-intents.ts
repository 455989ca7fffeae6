import type { Sheet } from '../../controls/help-controls';
import { intentFamily } from '../intent-family';

/** Page 1 of the log is the newest and the default. */
export interface HelpIntent {
  kind: 'sheet';
  sheet: Sheet;
  page?: number;
}

export const helpIntents = intentFamily<HelpIntent>({ sheet: true });
