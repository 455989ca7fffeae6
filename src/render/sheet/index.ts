import type { Raws, View } from '../../engine';
import type { I18n } from '../../i18n';
import type { Palette } from '../../settings/palette';
import type { SheetRequest } from '../contract';
import type { Pixels } from '../pixels';
import { shopPicture } from './shop';

/** Draws a sheet in art pixels. Returns `null` if there is nothing to show. */
export function sheetPicture(
  raws: Raws,
  { sheets }: I18n,
  { view, request }: { view: View; request: SheetRequest },
  palette: Palette,
): Pixels | null {
  const shop = sheets.shop(view, request);
  return shop && shopPicture(raws, shop, palette);
}
