import type { ControlOf } from '../custom-id/control-family';
import { joinCustomId, splitCustomId } from '../custom-id/custom-id';
import type { RunId } from '../types';
import { adminControls } from './admin-controls';
import { dailyControls } from './dailies-controls';
import { helpControls } from './help-controls';
import { leaderboardControls } from './leaderboards-controls';
import { panelControls } from './panel-controls';
import { partyControls } from './parties-controls';
import { privacyControls } from './privacy-controls';
import { profileControls } from './profiles-controls';
import { replayControls } from './replays-controls';
import { sharingControls } from './sharing-controls';
import { turnControls } from './turns-controls';

export const FAMILIES = [
  turnControls,
  panelControls,
  partyControls,
  sharingControls,
  replayControls,
  leaderboardControls,
  dailyControls,
  profileControls,
  helpControls,
  adminControls,
  privacyControls,
] as const;

export type Control = ControlOf<(typeof FAMILIES)[number]>;

export interface CustomId {
  run: RunId;
  version: number;
  control: Control;
}

/** Throws beyond 100 characters. Custom ids must differ within a message. */
export function formatCustomId({ run, version, control }: CustomId): string {
  const form = formOf(control);
  return joinCustomId({ run, version, head: form.head, words: form.words?.(control) ?? [] });
}

/** Returns `null` for another format or an unknown control. */
export function parseCustomId(text: string): CustomId | null {
  const parts = splitCustomId(text);
  const control = parts && parseControl(parts.head, parts.words);
  return control && { run: parts.run, version: parts.version, control };
}

/** Callers must pass only controls of the form's kind. */
interface Form {
  head: string;
  isSlow?(control: Control): boolean;
  isHeavy?(control: Control): boolean;
  isNew?(control: Control): boolean;
  words?(control: Control): readonly (string | number)[];
  parse?(words: readonly string[]): Control | null;
}

const FORMS = new Map(FAMILIES.flatMap(({ forms }) => Object.entries<Form>(forms)));
const BY_HEAD = new Map([...FORMS].map(([kind, form]) => [form.head, { kind, form }]));

function formOf({ kind }: Control): Form {
  const form = FORMS.get(kind);
  if (!form) throw new Error(`a control of kind ${kind} has no form`);
  return form;
}

function parseControl(head: string, words: readonly string[]): Control | null {
  const found = BY_HEAD.get(head);
  if (!found) return null;
  const { kind, form } = found;
  return form.parse ? form.parse(words) : ({ kind } as Control);
}

export const isSlowControl = (control: Control): boolean => formOf(control).isSlow?.(control) ?? false;

export const isNewMessage = (control: Control): boolean => formOf(control).isNew?.(control) ?? false;

/** True if the reply may take seconds. Every slow reply is heavy. */
export const isHeavyControl = (control: Control): boolean =>
  isSlowControl(control) || (formOf(control).isHeavy?.(control) ?? false);
