import { panelControls } from '../board/ids';
import { adminControls } from '../features/admin/ids';
import { dailyControls } from '../features/dailies/ids';
import { helpControls } from '../features/help/ids';
import { leaderboardControls } from '../features/leaderboards/ids';
import { partyControls } from '../features/parties/ids';
import { privacyControls } from '../features/privacy/ids';
import { profileControls } from '../features/profiles/ids';
import { replayControls } from '../features/replays/ids';
import { sharingControls } from '../features/sharing/ids';
import { turnControls } from '../features/turns/ids';
import type { RunId } from '../types';
import { type ControlOf, NUMBER } from './control-family';

/** Every family of controls. */
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

/** What a button or menu asks for. */
export type Control = ControlOf<(typeof FAMILIES)[number]>;

/** In place of a run, for controls that are about none. */
export const NO_RUN = { run: '-', version: 0 } as const;

export interface CustomId {
  run: RunId;
  version: number;
  control: Control;
}

/** Version of the grammar: `v1|run|version|control`. A control of another version is answered with the board. */
const GRAMMAR = 'v1';

/** At most 100 characters, unique within a message because every control of a message differs. */
export function formatCustomId({ run, version, control }: CustomId): string {
  return [GRAMMAR, run, version, formatControl(control)].join('|');
}

/** `null` for a control of another version of the grammar, or one we never made. */
export function parseCustomId(text: string): CustomId | null {
  const [grammar, run, version, code, ...rest] = text.split('|');
  if (grammar !== GRAMMAR || !run || !version || !NUMBER.test(version) || code === undefined || rest.length > 0) {
    return null;
  }
  const control = parseControl(code);
  return control && { run, version: Number(version), control };
}

/** A form of any kind; it is only given controls of its own. */
interface Form {
  head: string;
  isSlow?(control: Control): boolean;
  isHeavy?(control: Control): boolean;
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

function formatControl(control: Control): string {
  const form = formOf(control);
  return [form.head, ...(form.words?.(control) ?? [])].join(':');
}

function parseControl(code: string): Control | null {
  const [head = '', ...words] = code.split(':');
  const found = BY_HEAD.get(head);
  if (!found) return null;
  const { kind, form } = found;
  return form.parse ? form.parse(words) : ({ kind } as Control);
}

/** Whether answering the control always takes longer than Discord waits for an answer. */
export const isSlowControl = (control: Control): boolean => formOf(control).isSlow?.(control) ?? false;

/** Whether answering the control may take seconds of work. */
export const isHeavyControl = (control: Control): boolean =>
  isSlowControl(control) || (formOf(control).isHeavy?.(control) ?? false);
