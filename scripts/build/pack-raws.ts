import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'esbuild';

/** Raw files with drawings and long lists, which compress to a sixth of their size. */
const PACKED = /raws\/(campaigns|feats|levels|mobs|prefabs|props|spawn-table|sprites|themes)\.json$/;

/**
 * Returns a plugin that compresses the largest raw files in the bundle, because they would be a sixth of all code.
 * Reading them takes a few milliseconds, once.
 */
export const packRaws = (): Plugin => ({
  name: 'pack-raws',
  setup(build) {
    build.onLoad({ filter: PACKED }, ({ path }) => {
      const packed = deflateSync(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))), { level: 9 });
      return {
        contents: `const { inflateSync } = require('node:zlib');
          module.exports = JSON.parse(inflateSync(Buffer.from('${packed.toString('base64')}', 'base64')).toString());`,
      };
    });
  },
});
