import { hasGlyph } from './glyphs';

/**
 * Returns a player's name in characters of the font. A letter that the font lacks loses its accents, or is left out.
 * Returns `nameless` if no letter or digit is left.
 */
export function nameInFont(name: string, nameless: string): string {
  const characters = [...name];
  if (characters.every(hasGlyph)) return name;
  const written = characters.map(inFont).join('').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(written) ? written : nameless;
}

const inFont = (character: string): string =>
  hasGlyph(character) ? character : [...character.normalize('NFKD')].filter(hasGlyph).join('');
