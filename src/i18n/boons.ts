import type { RawId, Raws, School, View } from '../engine';
import type { Labels } from './labels';
import type { Names } from './names';

/** `school` is the translated name. `line` describes the effect and the drawbacks. */
export interface BoonText {
  name: string;
  school: string;
  line: string;
}

export interface BoonPanel {
  title: string;
  cards: (BoonText & { id: School })[];
}

interface Language {
  boons: Readonly<Record<RawId, string>> | null;
  labels: Pick<Labels, 'school' | 'chooseBoon'>;
}

/** Returns the texts of a boon. If the raws no longer have the boon, `school` is `''`. */
export function boonText(raws: Pick<Raws, 'boon'>, { boons, labels }: Language, names: Names, id: RawId): BoonText {
  const { school, line = '' } = raws.boon[id] ?? {};
  return { name: names.raw(id), school: school ? labels.school[school] : '', line: boons?.[id] ?? line };
}

/** Returns the panel with the boons on offer; an empty object if the player may not take a boon now. */
export function boonPanel(raws: Raws, language: Language, names: Names, { hero }: View): { boons?: BoonPanel } {
  const { boonOffer } = hero;
  if (!boonOffer?.isOpen) return {};
  const cards = boonOffer.boons.flatMap((id) => {
    const school = raws.boon[id]?.school;
    return school ? [{ ...boonText(raws, language, names, id), id: school }] : [];
  });
  return { boons: { title: language.labels.chooseBoon, cards } };
}
