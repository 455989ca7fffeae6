import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'esbuild';

/** Files of raws that consist of drawings and long lists, which deflate to a sixth of their size. */
const PACKED = /raws\/(sprites|themes|prefabs|levels)\.json$/;

/**
 * A plugin that puts the largest files of raws deflated into the bundle, because they would be a sixth of all code.
 * Reading them costs a few milliseconds once.
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
