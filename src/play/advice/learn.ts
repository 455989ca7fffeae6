import type { Rule } from './advice';
import { foesOf, usableItems } from './situation';

/** Reads a known book of a new spell while nobody threatens. One that teaches nothing new is refused as useless. */
export const learn: Rule = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const book = usableItems(situation).find(({ figures }) => figures?.effects.teach_spell !== undefined);
  return book ? { kind: 'act', action: { kind: 'use', item: book.id }, reason: 'new-spell', thing: book } : null;
};
