import type { RawId, Raws, School, View } from '../engine';
import type { Labels } from './labels';
import type { Names } from './names';

/** `school` is the name of the boon's school. `line` tells the effect with its drawbacks. */
export interface BoonText {
  name: string;
  school: string;
  line: string;
}

/** Panel over the map with the boons on offer. Pictures number the cards from 1. */
export interface BoonPanel {
  title: string;
  cards: (BoonText & { id: School })[];
}

interface Language {
  boons: Readonly<Record<RawId, string>> | null;
  labels: Pick<Labels, 'school' | 'chooseBoon'>;
}

/** If the boon no longer exists, its name is the id, made readable. */
export function boonText(raws: Pick<Raws, 'boon'>, { boons, labels }: Language, names: Names, id: RawId): BoonText {
  const { school, line = '' } = raws.boon[id] ?? {};
  return { name: names.raw(id), school: school ? labels.school[school] : '', line: boons?.[id] ?? line };
}

/** Returns no panel if the player may not take a boon now. */
export function boonPanel(raws: Raws, language: Language, names: Names, { hero }: View): { boons?: BoonPanel } {
  const { boonOffer } = hero;
  if (!boonOffer?.isOpen) return {};
  const cards = boonOffer.boons.flatMap((id) => {
    const school = raws.boon[id]?.school;
    return school ? [{ ...boonText(raws, language, names, id), id: school }] : [];
  });
  return { boons: { title: language.labels.chooseBoon, cards } };
}
