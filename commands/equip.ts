import { itemCommand } from './options';

export const equip = itemCommand('equip', ({ fits, slot }) => fits !== null && slot === null);
