import type { Rng } from '../../../src/lib/rng';
import { ButtonBot, type Clicker } from './button-bot';
import { Follower } from './follower';

const CLICKERS = {
  hasty: (rng) => new ButtonBot(rng, false),
  thorough: (rng) => new ButtonBot(rng, true),
  follower: () => new Follower(),
} satisfies Record<string, (rng: Rng) => Clicker>;

export type ClickerName = keyof typeof CLICKERS;
export const CLICKER_NAMES = Object.keys(CLICKERS) as ClickerName[];

export const createClicker = (name: ClickerName, rng: Rng): Clicker => CLICKERS[name](rng);
