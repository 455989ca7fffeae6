import type { RawId, Raws, School, View } from '../engine';
import type { Labels } from './labels';
import type { Names } from './names';

/** Texts about a boon. `school` is the name of its school. `line` tells what it does, with its drawbacks. */
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

/** Returns the texts about a boon. A boon that no longer exists has only its id, made readable, as name. */
export function boonText(raws: Pick<Raws, 'boon'>, { boons, labels }: Language, names: Names, id: RawId): BoonText {
  const { school, line = '' } = raws.boon[id] ?? {};
  return { name: names.raw(id), school: school ? labels.school[school] : '', line: boons?.[id] ?? line };
}

/** Returns the panel with the boons on offer; no panel if the player may not take a boon now. */
export function boonPanel(raws: Raws, language: Language, names: Names, { hero }: View): { boons?: BoonPanel } {
  const { boonOffer } = hero;
  if (!boonOffer?.isOpen) return {};
  const cards = boonOffer.boons.flatMap((id) => {
    const school = raws.boon[id]?.school;
    return school ? [{ ...boonText(raws, language, names, id), id: school }] : [];
  });
  return { boons: { title: language.labels.chooseBoon, cards } };
}
