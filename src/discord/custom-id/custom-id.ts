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

/** Maximum number of characters that Discord takes. */
const MAX_LENGTH = 100;

/** Joins the parts of a custom id. Throws if Discord would refuse the message because the custom id is too long. */
export function joinCustomId({ run, version, head, words }: CustomIdParts<string | number>): string {
  const customId = [GRAMMAR, run, version, [head, ...words].join(':')].join('|');
  if (customId.length > MAX_LENGTH) throw new Error(`a custom id of ${customId.length} characters: ${customId}`);
  return customId;
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
