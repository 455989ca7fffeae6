import { type Raws, rawsFor, type View } from '../../engine';
import type { I18n } from '../../i18n';
import type { Palette } from '../../settings/palette';
import type { SheetRequest } from '../contract';
import type { Pixels } from '../pixels';
import { boonsPicture } from './boons';
import { heroPicture } from './hero';
import { packPicture } from './pack';
import { shopPicture } from './shop';

/**
 * Draws a sheet, not yet enlarged. Returns `null` for the shop of a vendor who is away or does not trade, and for boons
 * if there are none.
 */
export function sheetPicture(
  all: Raws,
  { sheets }: I18n,
  { view, request }: { view: View; request: SheetRequest },
  palette: Palette,
): Pixels | null {
  const raws = rawsFor(all, view);
  switch (request.kind) {
    case 'shop': {
      const shop = sheets.shop(view, request);
      return shop && shopPicture(raws, shop, palette);
    }
    case 'pack':
      return packPicture(raws, sheets.pack(view), view, palette);
    case 'hero':
      return heroPicture(raws, sheets.hero(view), view, palette);
    case 'boons': {
      const boons = sheets.boons(view);
      return boons && boonsPicture(raws, boons, view, palette);
    }
  }
}
