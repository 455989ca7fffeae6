import { hasGlyph } from './glyphs';

/** Returns a name in letters of the font; `nameless` if no letter or digit is left. */
export function nameInFont(name: string, nameless: string): string {
  const characters = [...name];
  if (characters.every(hasGlyph)) return name;
  const written = characters.map(inFont).join('').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(written) ? written : nameless;
}

const inFont = (character: string): string =>
  hasGlyph(character) ? character : [...character.normalize('NFKD')].filter(hasGlyph).join('');
