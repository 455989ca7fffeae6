import { weekOfWeekly } from '../../lib/calendar';
import type { I18n } from '../types';

/** Returns the texts for the dungeon of a date: those for the week if the dungeon is that of a week. */
export function dailyWords(dailies: I18n['dailies'], date: string): Omit<I18n['dailies'], 'weekly'> {
  const { weekly, ...daily } = dailies;
  if (weekOfWeekly(date) === null) return daily;
  return { ...daily, ...weekly, button: { ...daily.button, ...weekly.button } };
}
