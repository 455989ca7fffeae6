import type { HighlightTexts } from '../highlight-texts';
import { the, to } from './grammar';
import { victims } from './summaries';

export const HIGHLIGHTS: HighlightTexts = {
  line(highlight, hero, names) {
    switch (highlight.kind) {
      case 'laurel':
        return `${hero} gana el laurel`;
      case 'named':
        if (highlight.means === undefined) return `${hero} abate ${to(names, highlight.who)}`;
        return `${hero} mata ${to(names, highlight.who)} con ${names.raw(highlight.means)}`;
      case 'kills': {
        const how = highlight.means === undefined ? 'de un golpe' : `con ${names.raw(highlight.means)}`;
        return `${hero} mata ${victims(highlight.dead, names)} ${how}`;
      }
      case 'escape':
        return `${hero} escapa con ${highlight.hp} de ${highlight.max} PV`;
      case 'deepest':
        return `${hero} baja más hondo que nunca`;
      case 'boon':
        return `${hero} recibe el don ${names.raw(highlight.boon)}`;
      case 'cage':
        return `${hero} saca ${the(names, highlight.thing)} de su jaula`;
    }
  },
  feat: (hero, feat, how) => `${hero} logra la hazaña «${feat}» (${how})`,
};
