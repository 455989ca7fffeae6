import { itemCommand } from './options';

export const remove = itemCommand('remove', ({ slot }) => slot !== null);
