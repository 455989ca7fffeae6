import type { ModalPart } from '../discord/interaction';
import { COMPONENT } from '../discord/payload';
import { WORDS } from './typed-commands';

/** Longest text that a field of a form takes, in characters. */
const LONGEST = 4000;

/** A form as it is sent in. */
export interface Form {
  customId: string;
  parts: ModalPart[];
}

/** The bot opens no forms. Somebody may still hold one of long ago: filled in with this and that, or not at all. */
export const FORMS: readonly Form[] = ['', ...WORDS].map((word, index) => {
  const component = { type: COMPONENT.textInput, custom_id: 'word', value: word.slice(0, LONGEST) };
  return { customId: `v1|start|${index}|form`, parts: [{ type: COMPONENT.label, component }] };
});
