import { intentFamily } from '../intent-family';

/** Asks for the bot's version and the operator's links. */
export interface AboutIntent {
  kind: 'about';
}

export const aboutIntents = intentFamily<AboutIntent>({ about: true });
