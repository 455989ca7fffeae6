import { intentFamily } from '../intent-family';

/** What is to be known about this bot. */
export interface AboutIntent {
  kind: 'about';
}

export const aboutIntents = intentFamily<AboutIntent>({ about: true });
