import type { EntityId, RawId } from '../vocabulary/character';

interface Awaited {
  raw: RawId;
  depth: number;
  /** Absent until the hero has come to the creature's level. */
  id?: EntityId;
  felled?: true;
}

export interface Beast extends Awaited {
  /** Hit points that the beast had lost before the run began. */
  wounds: number;
  /** Hit points that the beast lacked when the hero last left the beast's level; absent until then. */
  lacks?: number;
}

export interface Avenger extends Awaited {
  /** Time of the earlier hero's death, in milliseconds since 1970. The time identifies the hero's grave. */
  grave: number;
}

/** Creatures that a server's story adds to a run. The creatures are fixed when the run begins. */
export interface Story {
  beast?: Beast;
  avenger?: Avenger;
}

export type StoryRole = keyof Story;
export const STORY_ROLES = ['beast', 'avenger'] as const satisfies StoryRole[];

/** Returns the story as it was when the run began. */
export function storyAtStart({ beast, avenger }: Story): Story {
  return {
    ...(beast && { beast: { raw: beast.raw, depth: beast.depth, wounds: beast.wounds } }),
    ...(avenger && { avenger: { raw: avenger.raw, depth: avenger.depth, grave: avenger.grave } }),
  };
}

/** Returns the role of the creature with this id; `null` if the story does not tell of the creature. */
export const roleIn = (story: Story | undefined, id: EntityId): StoryRole | null =>
  STORY_ROLES.find((role) => story?.[role]?.id === id) ?? null;

/** Adds or replaces the fields of `fact` in the role's part of the story. */
export function noteInStory(game: { story?: Story }, role: StoryRole, fact: Partial<Beast>): void {
  game.story = { ...game.story, [role]: { ...game.story?.[role], ...fact } };
}
