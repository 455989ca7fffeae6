import { actionCommand } from './options';

export const ascend = actionCommand('ascend');
