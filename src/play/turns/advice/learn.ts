import type { Rule } from './advice';
import { foesOf, safeActions } from './situation';

/** Reads a known book of a spell that the hero does not know, while nobody threatens. */
export const learn: Rule = (situation) => {
  const { hero, pack } = situation.view;
  if (foesOf(situation).length > 0) return null;
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  const book = pack.find(({ id, figures }) => {
    const lesson = figures?.effects.teach_spell;
    return able.has(id) && lesson !== undefined && !hero.spells.some(({ spell }) => spell === lesson);
  });
  return book ? { kind: 'act', action: { kind: 'use', item: book.id }, reason: 'new-spell', thing: book } : null;
};
