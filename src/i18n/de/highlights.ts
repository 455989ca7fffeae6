import type { HighlightTexts } from '../highlight-texts';
import { the } from './grammar';
import { victims } from './summaries';

export const HIGHLIGHTS: HighlightTexts = {
  line(highlight, hero, names) {
    switch (highlight.kind) {
      case 'laurel':
        return `${hero} gewinnt den Lorbeer`;
      case 'named':
        if (highlight.means === undefined) return `${hero} erschlägt ${the(names, highlight.who, 'accusative')}`;
        return `${hero} tötet ${the(names, highlight.who, 'accusative')} mit ${names.raw(highlight.means)}`;
      case 'kills': {
        const how = highlight.means === undefined ? 'auf einen Streich' : `mit ${names.raw(highlight.means)}`;
        return `${hero} tötet ${victims(highlight.dead, names)} ${how}`;
      }
      case 'escape':
        return `${hero} entkommt mit ${highlight.hp} von ${highlight.max} LP`;
      case 'deepest':
        return `${hero} ist so tief wie nie zuvor`;
      case 'boon':
        return `${hero} nimmt die Gabe ${names.raw(highlight.boon)}`;
      case 'cage':
        return `${hero} nimmt ${the(names, highlight.thing, 'accusative')} aus dem Käfig`;
    }
  },
  feat: (hero, feat, how) => `${hero} vollbringt die Heldentat „${feat}“ (${how})`,
};
