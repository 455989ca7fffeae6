import { sheetCommand } from './options';

export const help = sheetCommand('help');
