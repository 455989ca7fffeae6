import { itemCommand } from './options';

export const drop = itemCommand('drop', ({ slot }) => slot === null);
