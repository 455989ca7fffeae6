import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from './licences';

export interface NpmPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Text of the package's licence and notice files; empty if it has none. */
  text: string;
}

export function readNpmPackage(folder: string): NpmPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)(\.\w+)?$/i.test(file));
  const texts = files.sort().map((file) => plainText(readFileSync(join(folder, file), 'utf8')));
  return { name, version, licence: license, text: texts.join('\n\n') };
}
