import type { UserId } from '../storage/contract';
import type { Context } from './context';

/** Returns the name of a hero as everybody sees it: `''` if an operator shows the hero's player without a name. */
export const shownName = ({ nameless }: Pick<Context, 'nameless'>, player: UserId, heroName: string): string =>
  nameless.has(player) ? '' : heroName;
