import { intentFamily } from '../intent-family';

/** Request of the command `/about`: show the bot's version and the operator's links. */
export interface AboutIntent {
  kind: 'about';
}

export const aboutIntents = intentFamily<AboutIntent>({ about: true });
