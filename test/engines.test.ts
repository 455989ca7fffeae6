import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_NODE } from '../scripts/lib/oldest-node';

const ROOT = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const [major = 0, minor = 0] = OLDEST_NODE.split('.').map(Number);

test.each(['README.md', 'CONTRIBUTING.md'])('%s names the oldest Node that package.json allows', (document) => {
  expect(read(document)).toContain(`Node ${OLDEST_NODE} or newer`);
});

interface PackageRule {
  description: string;
  matchPackageNames?: string[];
  allowedVersions?: string;
  enabled?: boolean;
}

test('the types are those of the oldest Node', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: PackageRule[] };
  expect(devDependencies['@types/node']?.split('.')[0]).toBe(String(major));
  expect(
    packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes('@types/node'))?.allowedVersions,
  ).toBe(`<${major + 1}`);
});

/** True if the range of versions has the oldest Node. */
const allows = (range: string): boolean =>
  range.split('||').some((part) => {
    const [, sign, ...numbers] = /^\s*(\^|>=?)\s*(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    const [fromMajor = 0, fromMinor = 0] = numbers.map((each) => Number(each ?? 0));
    if (sign === undefined) return false;
    if (sign === '^') return major === fromMajor && minor >= fromMinor;
    return major > fromMajor || (major === fromMajor && minor >= fromMinor);
  });

test('every direct dependency runs on the oldest Node', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const others = names.filter((name) => {
    const { engines } = JSON.parse(read(`node_modules/${name}/package.json`)) as { engines?: { node?: string } };
    return engines?.node !== undefined && !allows(engines.node);
  });
  expect(others).toEqual([]);
});

test('every rule that holds Renovate back is explained in docs/decisions.md', () => {
  const { constraintsFiltering, packageRules } = JSON.parse(read('renovate.json')) as {
    constraintsFiltering?: string;
    packageRules: PackageRule[];
  };
  expect(constraintsFiltering).toBeUndefined();
  const held = packageRules.filter(
    ({ allowedVersions, enabled }) => allowedVersions !== undefined || enabled === false,
  );
  const names = held.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !read('docs/decisions.md').includes(`\`${name}\``))).toEqual([]);
});
