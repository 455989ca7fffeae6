import { glyph } from '../../src/render/font/glyphs';

/** Does the font of the pictures have this character? For one that it lacks stands a question mark. */
export const hasGlyph = (character: string): boolean => character === '?' || glyph(character) !== glyph('?');
