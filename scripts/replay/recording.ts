import * as z from 'zod/mini';
import type { Action } from '../../src/engine';

/** A whole run: what it takes to play it again, and the digest of the game it ended in. */
export interface Recording {
  seed: string;
  heroName: string;
  /** The rules it was played under. */
  rules: number;
  actions: Action[];
  hash: string;
}

const shape = z.object({
  seed: z.string(),
  heroName: z.string(),
  rules: z.int(),
  actions: z.array(z.looseObject({ kind: z.string() })),
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/** Reads a recording from JSON text. Throws with one line that says what is wrong with it. */
export function parseRecording(text: string): Recording {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data as Recording;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') || 'the recording'}: ${issue?.message ?? 'not as expected'}`);
}

/** As text that shows well in a diff: an action a line. */
export function formatRecording({ seed, heroName, rules, actions, hash }: Recording): string {
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`);
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]';
  const [s, h] = [seed, heroName].map((value) => JSON.stringify(value));
  return `{\n  "seed": ${s},\n  "heroName": ${h},\n  "rules": ${rules},\n  "hash": "${hash}",\n  "actions": ${list}\n}\n`;
}
