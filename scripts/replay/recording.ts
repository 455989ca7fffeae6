import * as z from 'zod/mini';
import { type Action, type Game, hash, newGame, type Raws, RULES, type Story } from '../../src/engine';
import { type Break, replayActions, type Step, stepsOf } from '../../src/play/replays/steps';

/** A whole run: the data that replay it, and the hash of its final state. */
export interface Recording {
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  /** Absent for the first kit. */
  kit?: string;
  /** True if two ways may lead down; absent if only one does. */
  forks?: boolean;
  /** Story of the server when the run began; absent if there was none. */
  story?: Story;
  heroName: string;
  /** Rules under which the run was played. */
  rules: number;
  actions: Action[];
  hash: string;
}

const awaited = { raw: z.string(), depth: z.int() };
const story = z.object({
  beast: z.exactOptional(z.object({ ...awaited, wounds: z.int() })),
  avenger: z.exactOptional(z.object({ ...awaited, grave: z.int() })),
});

const shape = z.object({
  seed: z.string(),
  campaign: z.exactOptional(z.string()),
  kit: z.exactOptional(z.string()),
  forks: z.exactOptional(z.boolean()),
  story: z.exactOptional(story),
  heroName: z.string(),
  rules: z.int(),
  actions: z.array(z.looseObject({ kind: z.string() })),
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/** Parses a recording. Throws an error whose message describes the fault in one line. */
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
  throw new Error(`${issue?.path.join('.') || 'the recording'}: ${issue?.message ?? 'invalid'}`);
}

/** Writes a recording as JSON with one action in each line, so that diffs are readable. */
export function formatRecording(recording: Recording): string {
  const { seed, campaign, kit, forks, story, heroName, rules, actions, hash } = recording;
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`);
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]';
  const [s, h] = [seed, heroName].map((value) => JSON.stringify(value));
  const c = campaign === undefined ? '' : `  "campaign": ${JSON.stringify(campaign)},\n`;
  const k = kit === undefined ? '' : `  "kit": ${JSON.stringify(kit)},\n`;
  const f = forks ? '  "forks": true,\n' : '';
  const t = story ? `  "story": ${JSON.stringify(story)},\n` : '';
  return `{\n  "seed": ${s},\n${c}${k}${f}${t}  "heroName": ${h},\n  "rules": ${rules},\n  "hash": "${hash}",\n  "actions": ${list}\n}\n`;
}

export type ReplayResult =
  | { kind: 'same'; game: Game }
  | { kind: 'differs'; game: Game; hash: string }
  | Break
  /** The run was recorded under other rules, and was not replayed. */
  | { kind: 'other-rules'; rules: number };

/** Replays a recording from its seed and compares the final state. `watch` receives every step, and may keep it. */
export function resimulate(raws: Raws, recording: Recording, watch?: (step: Step) => void): ReplayResult {
  const { rules, actions } = recording;
  if (rules !== RULES) return { kind: 'other-rules', rules };
  const start = newGame(recording, raws);
  if (!watch) {
    const { game, stopped } = replayActions(raws, start, actions);
    return stopped ?? compare(game, recording);
  }
  let game = start;
  const steps = stepsOf(raws, start, actions);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value ?? compare(game, recording);
    watch(next.value);
    game = next.value.after;
  }
}

function compare(game: Game, recording: Recording): ReplayResult {
  const found = hash(game);
  return found === recording.hash ? { kind: 'same', game } : { kind: 'differs', game, hash: found };
}

export function fileNameOf(
  { campaign, kit, bot }: { campaign?: string; kit?: string; bot: string },
  seed: string,
): string {
  const names = [campaign, kit, bot].filter((name) => name !== undefined);
  return `${names.join('-')}-${seed.replace(/[^A-Za-z0-9]+/g, '-')}.json`;
}
