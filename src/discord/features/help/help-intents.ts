import type { Sheet } from '../../controls/help-controls';
import { intentFamily } from '../intent-family';

export interface HelpIntent {
  kind: 'sheet';
  sheet: Sheet;
  page?: number;
}

export const helpIntents = intentFamily<HelpIntent>({ sheet: true });
