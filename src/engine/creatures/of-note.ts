import { type Entity, has, isAlive, mobsOf, type World } from '../state';

/** The living whom the hero has always known, in the order of the raws; of several of a kind the first on the level first. */
export function mobsOfNote({ raws, level }: World): Entity[] {
  const found = mobsOf(level).filter((mob) => has(raws, mob, 'ofNote') && isAlive(raws, mob));
  return raws.mobs.flatMap(({ id }) => found.filter(({ raw }) => raw === id));
}
