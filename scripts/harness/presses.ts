import { COMPONENT, type Component, flatten } from '../discord/payload';

export interface Press {
  customId: string;
  type: number;
  /** Value of the option; `null` for a button. */
  value: string | null;
  label: string;
}

/** Style of a button that opens a web page. */
const LINK = 5;

/** True for a select, and for a button that does not open a web page. */
export const isControl = ({ type, style }: Component): boolean =>
  (type === COMPONENT.button && style !== LINK) || type === COMPONENT.stringSelect;

/** Returns every press that a message allows, one for each option of a select. Leaves out disabled controls. */
export function pressesOf(components: readonly Component[]): Press[] {
  return flatten(components).flatMap((part): Press[] => {
    if (!isControl(part) || part.disabled || part.custom_id === undefined) return [];
    const press = { customId: part.custom_id, type: part.type };
    if (part.type === COMPONENT.button) return [{ ...press, value: null, label: part.label ?? part.emoji?.name ?? '' }];
    return (part.options ?? []).map(({ label, value }) => ({ ...press, value, label: `${part.placeholder} ${label}` }));
  });
}

export const buttonsOf = (components: readonly Component[]): string[] =>
  pressesOf(components).flatMap(({ value, customId }) => (value === null ? [customId] : []));

/** Returns the part of a custom id that names the action of the control, without run and version. */
export const controlOf = (customId: string): string => customId.split('|')[3] ?? '';

/** Returns the result of `controlOf`, with `#` in place of the numbers of things and cells. */
export const patternOf = (customId: string): string => controlOf(customId).replace(/\d+/g, '#');
