import { shrineBeside } from '../actions/common/shrine-beside';
import {
  attitudeOf,
  finesBeside,
  keepsStanding,
  MOST_BY_TRIBUTE,
  nextStanding,
  sageBeside,
  standingWith,
  tributesBeside,
} from '../creatures';
import { refOf } from '../knowledge';
import {
  component,
  type FineView,
  heroSeesEntity,
  mobsOf,
  type RawId,
  type Standing,
  type TributeView,
  type View,
  type World,
} from '../state';

/** Keeps the raws' order. Omits standings of 0 without a member in view. */
export function viewStandings(world: World): Standing[] {
  const { raws, level } = world;
  const inView = new Set(
    mobsOf(level).flatMap((mob) => (heroSeesEntity(world, mob) ? [component(raws, mob, 'faction')] : [])),
  );
  return raws.factions.flatMap(({ id: faction }) => {
    const standing = standingWith(world, faction);
    if (!keepsStanding(world, faction) || (standing === 0 && !inView.has(faction))) return [];
    return [viewStanding(world, faction)];
  });
}

function viewStanding(world: World, faction: RawId): Standing {
  const standing = standingWith(world, faction);
  const next = nextStanding(world, faction, standing);
  return { faction, standing, attitude: attitudeOf(standing), ...(next && { next }) };
}

export const viewFines = (world: World): FineView[] =>
  finesBeside(world).map(({ to, forOthers, ...fine }) => ({
    to: refOf(world, to),
    ...fine,
    ...(forOthers && { forOthers: true as const }),
  }));

export const viewTributes = (world: World): TributeView[] =>
  tributesBeside(world).map(({ to, faction, steps }) => ({
    to: refOf(world, to),
    ...viewStanding(world, faction),
    most: MOST_BY_TRIBUTE,
    steps: steps.map(({ points, price, standing, changes }) => ({
      points,
      price,
      standing,
      rivals: changes
        .filter((one) => one.faction !== faction)
        .map((one) => ({ faction: one.faction, standing: standingWith(world, one.faction) + one.change })),
    })),
  }));

/** Shows no sage while the hero stands next to a shrine. */
export function viewSage(world: World): Pick<View, 'sage'> {
  const sage = shrineBeside(world) ? null : sageBeside(world);
  return sage ? { sage: { ...sage, who: refOf(world, sage.who) } } : {};
}
