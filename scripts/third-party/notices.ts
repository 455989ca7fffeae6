import { licenceText } from './licences';
import { type NpmPackage, readNpmPackage } from './npm-packages';

const FONT = 'node_modules/@fontsource/unifont';

/**
 * Returns the text of THIRD_PARTY.md: parts of the package that others made, and their licences. `packages` are the
 * folders of the bundled npm packages. Throws if a package has no licence text.
 */
export function thirdPartyNotices(packages: readonly string[]): string {
  return [
    '# Third-party notices',
    'What Wyrmdeep ships of the work of others. Made by `npm run package -- --notices`; do not edit.',
    ...fontNotices(readNpmPackage(FONT)),
    ...bundleNotices(packages.map(readNpmPackage)),
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

/** Returns the copyright lines of a package under the Apache licence. The rest is the same in all packages. */
const copyrightLines = ({ text }: NpmPackage): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^Copyright (\(c\) )?\d{4}/i.test(line));

const fenced = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
