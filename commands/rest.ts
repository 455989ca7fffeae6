import { actionCommand } from './options';

export const rest = actionCommand('rest');
