import type { EntityId, RawId } from '../vocabulary/character';

/** A creature of a server's story that is placed at a depth, and the run's success against it. */
interface Awaited {
  raw: RawId;
  depth: number;
  /** Id of the creature; absent until the hero has come to its level. */
  id?: EntityId;
  /** True once the hero or its companion has killed the creature. */
  felled?: true;
}

/** The named beast that a server hunts in a week. */
export interface Beast extends Awaited {
  /** Hit points that the beast had lost before the run began. */
  wounds: number;
  /** Hit points that the beast lacked when the hero last left its level; absent before. */
  lacks?: number;
}

/** The killer of an earlier hero of the server. */
export interface Avenger extends Awaited {
  /** Time of the earlier hero's death, in milliseconds since 1970. The time identifies the hero's grave. */
  grave: number;
}

/** Creatures of a server's story that a run meets. They are fixed when the run begins. */
export interface Story {
  beast?: Beast;
  avenger?: Avenger;
}

/** Role of a creature in the story. */
export type StoryRole = keyof Story;
export const STORY_ROLES = ['beast', 'avenger'] as const satisfies StoryRole[];

/** Returns the story as it was when the run began. */
export function storyAtStart({ beast, avenger }: Story): Story {
  return {
    ...(beast && { beast: { raw: beast.raw, depth: beast.depth, wounds: beast.wounds } }),
    ...(avenger && { avenger: { raw: avenger.raw, depth: avenger.depth, grave: avenger.grave } }),
  };
}

/** Returns the role of a creature in the story; `null` if it has none. */
export const roleIn = (story: Story | undefined, id: EntityId): StoryRole | null =>
  STORY_ROLES.find((role) => story?.[role]?.id === id) ?? null;

/** Records a fact about a creature of the story. */
export function noteInStory(game: { story?: Story }, role: StoryRole, fact: Partial<Beast>): void {
  game.story = { ...game.story, [role]: { ...game.story?.[role], ...fact } };
}
