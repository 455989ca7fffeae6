import type { HighlightTexts } from '../highlight-texts';
import { after } from './declension';
import { a, the } from './grammar';
import { victims } from './summaries';

export const HIGHLIGHTS: HighlightTexts = {
  line(deed, hero, names) {
    switch (deed.kind) {
      case 'laurel':
        return `${hero} gana el laurel`;
      case 'kill':
        if (deed.means === undefined) return `${hero} abate ${after('a', a(names, deed.who))}`;
        return `${hero} mata ${after('a', a(names, deed.who))} con ${names.raw(deed.means)}`;
      case 'kills': {
        const how = deed.means === undefined ? (deed.isAtOnce ? ' de un golpe' : '') : ` con ${names.raw(deed.means)}`;
        return `${hero} mata ${victims(deed.dead, names)}${how}`;
      }
      case 'escape':
        return `${hero} escapa con ${deed.hp} de ${deed.max} PV`;
      case 'deepest':
        return `${hero} baja más hondo que nunca`;
      case 'spell':
        return `${hero} aprende el hechizo ${names.raw(deed.spell)}`;
      case 'boon':
        return `${hero} recibe el don ${names.raw(deed.boon)}`;
      case 'cage':
        return `${hero} saca ${the(names, deed.thing)} de su jaula`;
    }
  },
  withFeat: (line, feat) => `${line} (hazaña «${feat}»)`,
  feat: (hero, feat, how) => `${hero} logra la hazaña «${feat}» (${how})`,
};
