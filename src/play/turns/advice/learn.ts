import type { Rule } from './advice';
import { foesOf, safeActions } from './situation';

/** Reads a known book of a new spell while nobody threatens. One that teaches nothing new is refused as useless. */
export const learn: Rule = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  const book = situation.view.pack.find(
    ({ id, figures }) => able.has(id) && figures?.effects.teach_spell !== undefined,
  );
  return book ? { kind: 'act', action: { kind: 'use', item: book.id }, reason: 'new-spell', thing: book } : null;
};
