import type { RunId } from '../types';
import { NUMBER } from './control-family';

interface CustomIdParts<Word extends string | number> {
  run: RunId;
  version: number;
  head: string;
  words: readonly Word[];
}

export const NO_RUN = { run: '-', version: 0 } as const;

/** Version of the format `v1|run|version|head:word:word`. A change breaks old buttons. */
const GRAMMAR = 'v1';

const MAX_LENGTH = 100;

/** Throws beyond 100 characters, because Discord would refuse the message. */
export function joinCustomId({ run, version, head, words }: CustomIdParts<string | number>): string {
  const customId = [GRAMMAR, run, version, [head, ...words].join(':')].join('|');
  if (customId.length > MAX_LENGTH) throw new Error(`a custom id of ${customId.length} characters: ${customId}`);
  return customId;
}

/** Returns `null` for another format or format version. */
export function splitCustomId(text: string): CustomIdParts<string> | null {
  const [grammar, run, version, code, ...rest] = text.split('|');
  if (grammar !== GRAMMAR || !run || !version || !NUMBER.test(version) || code === undefined || rest.length > 0) {
    return null;
  }
  const [head = '', ...words] = code.split(':');
  return { run, version: Number(version), head, words };
}
