import { hasGlyph } from './glyphs';

/**
 * A player's name in the letters of the font: of others the plain ones that they are variants of, and none where there
 * are none. `nameless` where no letter or digit is left of it.
 */
export function nameInFont(name: string, nameless: string): string {
  const characters = [...name];
  if (characters.every(hasGlyph)) return name;
  const written = characters.map(inFont).join('').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(written) ? written : nameless;
}

const inFont = (character: string): string =>
  hasGlyph(character) ? character : [...character.normalize('NFKD')].filter(hasGlyph).join('');
