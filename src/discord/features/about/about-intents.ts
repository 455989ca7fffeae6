import { intentFamily } from '../intent-family';

export interface AboutIntent {
  kind: 'about';
}

export const aboutIntents = intentFamily<AboutIntent>({ about: true });
