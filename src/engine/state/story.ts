import type { EntityId, RawId } from '../vocabulary/character';

interface Awaited {
  raw: RawId;
  depth: number;
  /** Absent before the hero reaches the creature's level. */
  id?: EntityId;
  felled?: true;
}

export interface Beast extends Awaited {
  /** Hit points lost before the run began. */
  wounds: number;
  /** Hit points missing at the hero's last departure; absent until then. */
  lacks?: number;
}

export interface Avenger extends Awaited {
  /** Unix milliseconds of the earlier hero's death; identifies the grave. */
  grave: number;
}

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

export const roleIn = (story: Story | undefined, id: EntityId): StoryRole | null =>
  STORY_ROLES.find((role) => story?.[role]?.id === id) ?? null;

/** Merges `fact` into the role's part, which must exist. */
export function noteInStory(game: { story?: Story }, role: StoryRole, fact: Partial<Beast>): void {
  game.story = { ...game.story, [role]: { ...game.story?.[role], ...fact } };
}
