import type { Plugin } from 'esbuild';
import { loadRaws } from '../../src/raws';
import { titlePicture } from '../../src/render/card/title-picture';

/** Draws the title picture during the build and puts it into the bundle. */
export function bake(): Plugin {
  return {
    name: 'bake',
    setup(build) {
      build.onLoad({ filter: /src\/render\/card\/title-picture\.ts$/ }, () => {
        const { png, ...size } = titlePicture(loadRaws());
        return {
          contents: `const png = Buffer.from('${png.toString('base64')}', 'base64');
            export const titlePicture = () => ({ png, ...${JSON.stringify(size)} });`,
        };
      });
    },
  };
}
