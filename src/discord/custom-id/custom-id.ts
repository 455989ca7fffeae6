import type { RunId } from '../types';
import { NUMBER } from './control-family';

/** A custom id in its parts. The head and words say which control it is. */
interface CustomIdParts<Word extends string | number> {
  run: RunId;
  version: number;
  head: string;
  words: readonly Word[];
}

/** In place of a run, for controls that are about none. */
export const NO_RUN = { run: '-', version: 0 } as const;

/** Version of the grammar: `v1|run|version|head:word:word`. A control of another version is answered with the board. */
const GRAMMAR = 'v1';

export function joinCustomId({ run, version, head, words }: CustomIdParts<string | number>): string {
  return [GRAMMAR, run, version, [head, ...words].join(':')].join('|');
}

/** Returns `null` for a custom id of another version of the grammar. */
export function splitCustomId(text: string): CustomIdParts<string> | null {
  const [grammar, run, version, code, ...rest] = text.split('|');
  if (grammar !== GRAMMAR || !run || !version || !NUMBER.test(version) || code === undefined || rest.length > 0) {
    return null;
  }
  const [head = '', ...words] = code.split(':');
  return { run, version: Number(version), head, words };
}
