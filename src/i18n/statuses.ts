import { isGoodStatus, strengthOf, type View } from '../engine';
import type { Chip } from './contract';
import type { Labels } from './labels';
import type { Names } from './names';

type SeenThing = View['things'][number];
type Status = View['hero']['statuses'][number];

/** Returns a status's name. A change of attributes is named after its source. */
export function statusName(labels: Labels, names: Names, status: Status): string {
  if (status.kind === 'attributes') return names.raw(status.source);
  if (status.kind === 'slow' && status.penalty < 0) return labels.hasted;
  return labels.status[status.kind];
}

const isGood = (status: Status): boolean => isGoodStatus(status.kind, strengthOf(status));

/** Returns labels for a creature that has never noticed the hero, is in chains, or is the hero's companion. */
export const relationsOf = (
  { unaware: unawareAs, ties }: Labels,
  { unaware, captive, companion }: SeenThing,
): string[] => [
  ...(unaware ? [unawareAs[unaware]] : []),
  ...(captive ? [ties.captive] : []),
  ...(companion ? [ties.companion] : []),
];

const HUNGER: Record<View['hero']['hunger'], Chip['tone'] | null> = {
  'well-fed': 'good',
  normal: null,
  hungry: 'hungry',
  starving: 'bad',
};

/** True if the load slows the hero. Ignores fractions of a pound, because the engine does, too. */
export const isOverburdened = ({ weight, capacity }: View['hero']): boolean => Math.trunc(weight) > capacity;

/** Returns the hero's labels, such as hunger, load and statuses. */
export function statusChips(labels: Labels, names: Names, view: View): Chip[] {
  const { hero, depth, carried, band, over, twist, truce, standingOn } = view;
  const tone = HUNGER[hero.hunger];
  return [
    ...(carried === undefined || over ? [] : [{ text: labels.homeward(depth - 1), tone: 'gold' as const }]),
    ...(band === undefined || over
      ? []
      : [{ text: labels.band(band.left), tone: band.left === 0 ? ('good' as const) : ('bad' as const) }]),
    ...(twist === undefined ? [] : [{ text: labels.twist[twist].name, tone: 'mode' as const }]),
    ...(truce === standingOn ? [{ text: labels.truce.chip, tone: 'good' as const }] : []),
    ...(tone ? [{ text: labels.hunger[hero.hunger], tone }] : []),
    ...(isOverburdened(hero) ? [{ text: labels.overburdened, tone: 'bad' as const }] : []),
    ...hero.statuses.map((status) => ({
      text: `${statusName(labels, names, status)} ${status.turns}`,
      tone: isGood(status) ? ('good' as const) : ('bad' as const),
    })),
  ];
}
