import { familyOf } from '../../custom-id/family';
import { HELP_PAGES, type HelpPage, SHEETS, type Sheet } from '../../wording-guide';

/** Settings that are picked from a menu, and those that are switched. */
export const PICKED = ['layout', 'colours', 'asked', 'language'] as const;
export type Picked = (typeof PICKED)[number];
export const SWITCHED = ['quiet', 'steps'] as const;
export type Switched = (typeof SWITCHED)[number];

/** What the controls about the game itself ask for. Only `menu` opens a message; all others stand in one. */
export type HelpControl =
  | { kind: 'menu' }
  | { kind: 'sheet'; sheet: Sheet }
  /** A page of the help. */
  | { kind: 'learn'; page: HelpPage }
  /** A page of the log, 1 the newest. */
  | { kind: 'log'; page: number }
  /** Sets what is picked. */
  | { kind: 'set'; name: Picked }
  | { kind: 'switch'; name: Switched; on: boolean };

export const isGuide = familyOf<HelpControl>({
  menu: true,
  sheet: true,
  learn: true,
  log: true,
  set: true,
  switch: true,
});

export function formatGuide(control: HelpControl): string {
  switch (control.kind) {
    case 'menu':
      return 'menu';
    case 'sheet':
      return `sheet:${control.sheet}`;
    case 'learn':
    case 'log':
      return `${control.kind}:${control.page}`;
    case 'set':
      return `set:${control.name}`;
    case 'switch':
      return `switch:${control.name}:${control.on ? 'on' : 'off'}`;
  }
}

/** `null` for what we never wrote. */
export function parseGuide(head: string, [word = '', more = '']: readonly string[]): HelpControl | null {
  switch (head) {
    case 'menu':
      return { kind: 'menu' };
    case 'sheet': {
      const sheet = SHEETS.find((each) => each === word);
      return sheet ? { kind: 'sheet', sheet } : null;
    }
    case 'learn': {
      const page = HELP_PAGES.find((each) => each === word);
      return page ? { kind: 'learn', page } : null;
    }
    case 'log':
      return /^[1-9]\d?$/.test(word) ? { kind: 'log', page: Number(word) } : null;
    case 'set': {
      const name = PICKED.find((each) => each === word);
      return name ? { kind: 'set', name } : null;
    }
    case 'switch': {
      const name = SWITCHED.find((each) => each === word);
      return name && (more === 'on' || more === 'off') ? { kind: 'switch', name, on: more === 'on' } : null;
    }
    default:
      return null;
  }
}
