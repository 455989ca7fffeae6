/** How a piece of text is meant; the picture gives each its colour. */
export type Tone = 'plain' | 'hurt' | 'good' | 'gold' | 'magic';

/** One line of the log in the picture: `fresh` when it tells of the newest action, else it is drawn dim. */
export interface LogLine {
  segments: { text: string; tone: Tone }[];
  fresh: boolean;
}

/** A word or two over the map: hunger, statuses, what the buttons are waiting for. */
export interface Chip {
  text: string;
  tone: 'good' | 'hungry' | 'bad' | 'neutral' | 'mode' | 'gold';
}

/** All the words of the compact picture. */
export interface Captions {
  /** Name of the level. */
  place: string;
  /** Label of the experience bar, for instance "Level 2". */
  level: string;
  chips: Chip[];
  /** Oldest first; the picture shows the last three. */
  log: LogLine[];
  /** What the box beside a thing looked at says, its name first. */
  tooltip?: string[];
}
