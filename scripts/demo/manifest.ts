import { createCanvas, loadImage } from '@napi-rs/canvas';
import { WYRM } from '../playground/wyrm';

/** Sizes of the icons in pixels. Browsers require both sizes to install the demo. */
export const ICON_SIZES = [192, 512];

export const iconName = (size: number): string => `icon-${size}.png`;

/** Returns the manifest, which browsers need to install the demo. */
export const manifest = (): string =>
  JSON.stringify({
    name: 'Wyrmdeep',
    short_name: 'Wyrmdeep',
    description: 'A roguelike that lives in Discord, played in the browser.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#313338',
    theme_color: '#1e1f22',
    icons: ICON_SIZES.map((size) => ({
      src: iconName(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });

export async function drawIcon(size: number): Promise<Uint8Array> {
  const canvas = createCanvas(size, size);
  const image = await loadImage(
    Buffer.from(WYRM.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" `)),
  );
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.encode('png');
}
