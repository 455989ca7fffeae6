import type { Danger, Settings } from './types';

/** Pages of the help, in their order. */
export const HELP_PAGES = [
  'start',
  'moving',
  'fighting',
  'things',
  'magic',
  'picture',
  'together',
  'commands',
] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

/** The sheets of the guide, in the order of their tabs. */
export const SHEETS = ['character', 'map', 'log', 'settings', 'help'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Dangers that one may no longer want to be asked about. */
export const ASKED = ['friendly', 'trap', 'fire', 'low-health', 'self'] as const satisfies Danger[];
export type Asked = (typeof ASKED)[number];

/** What is said about the game: its help, its settings, and what there is to read of a run. Markdown of Discord where it is text. */
export interface GuideWords {
  /** Labels: at most 80 characters, and short. */
  tab: Record<Sheet, string>;
  settings: SettingsWords;
  /** Labels of the pages, and what stands on them. */
  help: Record<HelpPage, { label: string; lines: readonly string[] }>;
  /** To the pages of the log beside this one. */
  older: string;
  newer: string;
  /** Before the last lines of the log, for who comes back after a pause. */
  previously: string;
}

/** Choices are said whole, as a menu shows nothing beside them: at most 100 characters. */
export interface SettingsWords {
  intro: readonly string[];
  layout: Record<'compact' | 'classic' | 'text', string>;
  colours: Record<Settings['palette'], string>;
  /** What is asked about, and when. */
  asked: Record<Asked, { label: string; when: string }>;
  /** In place of all of them. */
  nothingAsked: string;
  likeDiscord: string;
  language(name: string): string;
  quiet(on: boolean): string;
  steps(on: boolean): string;
}
