import { actionCommand } from './options';

export const descend = actionCommand('descend');
