import { join } from 'node:path';
import { CANVAS, CANVAS_BINARY } from '../package/canvas-binary';
import { type CanvasPart, readCanvasParts } from './canvas-parts';
import { chosenLicences, licenceText } from './licences';
import { type NpmPackage, readNpmPackage } from './npm-packages';

const FONT = 'node_modules/@fontsource/unifont';

const SKIA = `Skia is used under the BSD 3-Clause licence:

Copyright (c) 2011 Google Inc. All rights reserved.`;

/**
 * The text of THIRD_PARTY.md: what of others is in the package, and under which licences. `packages` are the folders of
 * the bundled npm packages, `deployed` the `node_modules` that is deployed beside the bundles.
 */
export function thirdPartyNotices(packages: readonly string[], deployed: string): string {
  const parts = readCanvasParts(join(deployed, CANVAS_BINARY));
  return [
    '# Third-party notices',
    'What Wyrmdeep ships of the work of others. Made by `npm run package -- --notices`; do not edit.',
    ...fontNotices(readNpmPackage(FONT)),
    ...bundleNotices(packages.map(readNpmPackage)),
    ...canvasNotices(readNpmPackage(join(deployed, CANVAS)), parts),
  ]
    .join('\n\n')
    .concat('\n');
}

const fontNotices = (font: NpmPackage): string[] => [
  '## In the sources: GNU Unifont',
  'The characters in the pictures are glyphs of GNU Unifont (https://unifoundry.com/unifont), by the GNU Unifont authors,' +
    ` baked into \`src/render/font/unifont.ts\` from ${font.name} ${font.version}, under the ${font.licence}.`,
  fenced(font.text),
];

function bundleNotices(packages: readonly NpmPackage[]): string[] {
  const apache = packages.filter(({ licence }) => licence === 'Apache-2.0');
  const others = packages.filter(({ licence }) => licence !== 'Apache-2.0');
  const unlicensed = others.filter(({ text }) => text === '');
  if (unlicensed.length > 0) throw new Error(`No licence text in ${unlicensed.map(({ name }) => name).join(', ')}`);
  return [
    '## In the bundles: npm packages',
    table(
      ['package', 'version', 'licence'],
      packages.map(({ name, version, licence }) => [name, version, licence]),
    ),
    ...others.flatMap(({ name, text }) => [`### ${name}`, fenced(text)]),
    '### Packages under the Apache License 2.0',
    fenced([...new Set(apache.flatMap(copyrightLines))].sort().concat('', licenceText('Apache-2.0')).join('\n')),
  ];
}

/** Who claims a package under the Apache licence; the text itself is the same in all. */
const copyrightLines = ({ text }: NpmPackage): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^Copyright (\(c\) )?\d{4}/i.test(line));

function canvasNotices(canvas: NpmPackage, parts: readonly CanvasPart[]): string[] {
  const ids = [...new Set(parts.flatMap(({ licence }) => chosenLicences(licence)))].sort();
  return [
    `## Beside the bundles: ${canvas.name} ${canvas.version}`,
    fenced(canvas.text),
    '### Skia, in its binary',
    fenced([SKIA, licenceText('BSD-3-Clause').replace(/^Copyright.*\n+/, '')].join('\n\n')),
    '### Libraries in its binary',
    'Where a library offers a choice, it is used under MIT, or else under the first licence named.',
    table(
      ['library', 'version', 'licence', 'source'],
      parts.map(({ name, version, licence, source }) => [name, version, licence, source]),
    ),
    ...ids.flatMap((id) => [`#### ${id}`, fenced(licenceText(id))]),
  ];
}

const fenced = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
