import { COMPONENT, type Component, flatten } from '../discord/payload';

/** A button to press, or one option of a select to pick. */
export interface Press {
  customId: string;
  type: number;
  /** The option's; `null` for a button. */
  value: string | null;
  label: string;
}

/** A button that only leads to a page. */
const LINK = 5;

export const isControl = ({ type, style }: Component): boolean =>
  (type === COMPONENT.button && style !== LINK) || type === COMPONENT.stringSelect;

/** Everything that can be done with a message. */
export function pressesOf(components: readonly Component[]): Press[] {
  return flatten(components).flatMap((part): Press[] => {
    if (!isControl(part) || part.disabled || part.custom_id === undefined) return [];
    const press = { customId: part.custom_id, type: part.type };
    if (part.type === COMPONENT.button) return [{ ...press, value: null, label: part.label ?? part.emoji?.name ?? '' }];
    return (part.options ?? []).map(({ label, value }) => ({ ...press, value, label: `${part.placeholder} ${label}` }));
  });
}

/** Custom ids of the buttons that can be pressed. */
export const buttonsOf = (components: readonly Component[]): string[] =>
  pressesOf(components).flatMap(({ value, customId }) => (value === null ? [customId] : []));

/** What a control does, without its run and version. */
export const controlOf = (customId: string): string => customId.split('|')[3] ?? '';

/** The same without the numbers of things and cells. */
export const patternOf = (customId: string): string => controlOf(customId).replace(/\d+/g, '#');
