import type { View } from '../engine';
import type { Chip } from '../render/log-line';
import type { Labels, Names } from './locale';

type Status = View['hero']['statuses'][number];

/** A status by name: `Slowed`, `Hasted`, or what lends its attributes. */
export function statusName(labels: Labels, names: Names, status: Status): string {
  if (status.kind === 'attributes') return names.raw(status.source);
  if (status.kind === 'slow' && status.penalty < 0) return labels.hasted;
  return labels.status[status.kind];
}

const isGood = (status: Status): boolean =>
  status.kind === 'attributes'
    ? Object.values(status.bonus).every((bonus) => bonus === undefined || bonus >= 0)
    : status.kind === 'slow' && status.penalty < 0;

/** Ordinary hunger is not worth a word. */
const HUNGER: Record<View['hero']['hunger'], Chip['tone'] | null> = {
  'well-fed': 'good',
  normal: null,
  hungry: 'hungry',
  starving: 'bad',
};

/** Hunger when it is not ordinary, then each status with its turns left. */
export function stateChips(labels: Labels, names: Names, { hero }: View): Chip[] {
  const tone = HUNGER[hero.hunger];
  return [
    ...(tone ? [{ text: labels.hunger[hero.hunger], tone }] : []),
    ...hero.statuses.map((status) => ({
      text: `${statusName(labels, names, status)} ${status.turns}`,
      tone: isGood(status) ? ('good' as const) : ('bad' as const),
    })),
  ];
}
