import type { RawId, Raws } from '../engine';
import type { KitText, Locale } from './locale';

/** Returns the texts of a kit; of the first kit if `id` is absent. If the raws lack the kit, `name` is the id. */
export function kitText({ kits }: Pick<Raws, 'kits'>, locale: Pick<Locale, 'kits'>, id = kits[0]?.id ?? ''): KitText {
  const { name = id, about = '' } = locale.kits?.[id] ?? kits.find((kit) => kit.id === id) ?? {};
  return { name, about };
}

/** Returns the kit's name in a list; an empty list for the first kit, because runs with the first kit have no `kit`. */
export const otherKit = (raws: Pick<Raws, 'kits'>, locale: Pick<Locale, 'kits'>, { kit }: { kit?: RawId }): string[] =>
  kit === undefined ? [] : [kitText(raws, locale, kit).name];
