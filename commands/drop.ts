import { isCarried, itemCommand } from './options';

export const drop = itemCommand('drop', isCarried);
