import { actionCommand } from './options';

export const explore = actionCommand('explore');
