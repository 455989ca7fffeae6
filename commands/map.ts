import { sheetCommand } from './options';

export const map = sheetCommand('map');
