import type { RunId } from '../types';
import { NUMBER } from './control-family';

/** The parts of a custom id. The head names the kind of control, the words its fields. */
interface CustomIdParts<Word extends string | number> {
  run: RunId;
  version: number;
  head: string;
  words: readonly Word[];
}

/** The run and version in custom ids of controls that are about no run. */
export const NO_RUN = { run: '-', version: 0 } as const;

/**
 * Version of the grammar: `v1|run|version|head:word:word`. The bot answers a control of another version with the board.
 */
const GRAMMAR = 'v1';

/** Joins the parts of a custom id. The caller keeps the result within 100 characters. */
export function joinCustomId({ run, version, head, words }: CustomIdParts<string | number>): string {
  return [GRAMMAR, run, version, [head, ...words].join(':')].join('|');
}

/** Splits a custom id; returns `null` if it does not follow this version of the grammar. */
export function splitCustomId(text: string): CustomIdParts<string> | null {
  const [grammar, run, version, code, ...rest] = text.split('|');
  if (grammar !== GRAMMAR || !run || !version || !NUMBER.test(version) || code === undefined || rest.length > 0) {
    return null;
  }
  const [head = '', ...words] = code.split(':');
  return { run, version: Number(version), head, words };
}
