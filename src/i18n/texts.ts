import type { AboutTexts } from './en/about';
import type { AdminTexts } from './en/admin';
import type { AdviceTexts } from './en/advice';
import type { CommandTexts } from './en/commands';
import type { DailyTexts } from './en/dailies';
import type { GraveTexts } from './en/graves';
import type { HelpTexts } from './en/help';
import type { InputTexts } from './en/input';
import type { LeaderboardTexts } from './en/leaderboards';
import type { NoteTexts } from './en/notes';
import type { OptionTexts } from './en/options';
import type { PartyTexts } from './en/parties';
import type { PrivacyTexts } from './en/privacy';
import type { ProfileTexts } from './en/profiles';
import type { ReplayTexts } from './en/replays';
import type { SharingTexts } from './en/sharing';
import type { TurnTexts } from './en/turns';

/** Texts of a language by feature. The comments on the texts are in the English files. */
export interface Texts {
  turns: TurnTexts;
  advice: AdviceTexts;
  options: OptionTexts;
  parties: PartyTexts;
  sharing: SharingTexts;
  replays: ReplayTexts;
  leaderboards: LeaderboardTexts;
  dailies: DailyTexts;
  profiles: ProfileTexts;
  graves: GraveTexts;
  admin: AdminTexts;
  privacy: PrivacyTexts;
  help: HelpTexts;
  about: AboutTexts;
  notes: NoteTexts;
  input: InputTexts;
  commands: CommandTexts;
}

export type RefusalName = keyof NoteTexts['refusals'];

/** A name has at most 32 characters, in lower case, without spaces; a description has at most 100 characters. */
export interface CommandText {
  name: string;
  description: string;
  options?: Record<string, OptionText>;
  subcommands?: Record<string, CommandText>;
}

export interface OptionText {
  name: string;
  description: string;
  /** Labels by the choice's value. A label has at most 100 characters. */
  choices?: Record<string, string>;
}
