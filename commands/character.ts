import { sheetCommand } from './options';

export const character = sheetCommand('character');
