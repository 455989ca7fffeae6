import { readFileSync } from 'node:fs';

/** Commands in a section of a page: a shell script for each code block. */
export interface Section {
  heading: string;
  blocks: string[];
}

/** Reads the sections of a page and their `sh` blocks. Replaces each placeholder, such as `<id>`, with its value. */
export function readSections(file: string, values: Readonly<Record<string, string>>): Section[] {
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return sections.map((text) => ({
    heading: text.split('\n')[0] as string,
    blocks: [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => fill(block, values)),
  }));
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/<([^<>\n]+)>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for <${name}>`);
    return value;
  });
}

/** Instruction of a Dockerfile with its argument. Lines that end with a backslash are joined. */
export interface Instruction {
  name: string;
  argument: string;
}

export const readDockerfile = (file: string): Instruction[] =>
  readFileSync(file, 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1)[0] as string, argument: line.slice(line.indexOf(' ') + 1) }));
