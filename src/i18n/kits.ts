import type { RawId, Raws } from '../engine';
import type { KitText, Locale } from './locale';

/** Returns the texts of a kit, by default of the first. If the kit no longer exists, the id serves as the name. */
export function kitText({ kits }: Pick<Raws, 'kits'>, locale: Pick<Locale, 'kits'>, id = kits[0]?.id ?? ''): KitText {
  const { name = id, about = '' } = locale.kits?.[id] ?? kits.find((kit) => kit.id === id) ?? {};
  return { name, about };
}

/** Returns the name of the run's kit; an empty list if `kit` is absent, because the run then has the first kit. */
export const otherKit = (raws: Pick<Raws, 'kits'>, locale: Pick<Locale, 'kits'>, { kit }: { kit?: RawId }): string[] =>
  kit === undefined ? [] : [kitText(raws, locale, kit).name];
