import { actionCommand } from '../options';

export const abandon = actionCommand('abandon');
