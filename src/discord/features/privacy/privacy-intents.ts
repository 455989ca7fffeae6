import { intentFamily } from '../intent-family';

export interface PrivacyIntent {
  kind: 'privacy';
}

export const privacyIntents = intentFamily<PrivacyIntent>({ privacy: true });
