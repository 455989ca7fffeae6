import { actionCommand } from './options';

export const wait = actionCommand('wait');
