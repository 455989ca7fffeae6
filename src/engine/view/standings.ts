import { attitudeOf, finesBeside, keepsStanding, standingWith } from '../creatures';
import { refOf } from '../knowledge';
import { component, type FineView, heroSeesEntity, mobsOf, type Standing, type World } from '../state';

/** Of every faction that keeps a standing which is not 0, or of which the hero sees somebody. */
export function viewStandings(world: World): Standing[] {
  const { raws, level } = world;
  const inView = new Set(
    mobsOf(level).flatMap((mob) => (heroSeesEntity(world, mob) ? [component(raws, mob, 'faction')] : [])),
  );
  return raws.factions.flatMap(({ id: faction }) => {
    const standing = standingWith(world, faction);
    if (!keepsStanding(world, faction) || (standing === 0 && !inView.has(faction))) return [];
    return [{ faction, standing, attitude: attitudeOf(standing) }];
  });
}

/** What can be paid to those beside the hero. */
export const viewFines = (world: World): FineView[] =>
  finesBeside(world).map(({ to, ...fine }) => ({ to: refOf(world, to), ...fine }));
