import type { Run } from '../storage/contract';
import type { Context } from './context';

/** Returns `''` if an operator has hidden the player's name. */
export const shownName = (
  { nameless }: Pick<Context, 'nameless'>,
  { owner, founder = owner }: Pick<Run, 'owner' | 'founder'>,
  heroName: string,
): string => (nameless.has(founder) ? '' : heroName);
