import { actionCommand } from './options';

export const fight = actionCommand('fight');
