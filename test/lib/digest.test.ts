import fc from 'fast-check';
import { canonicalJson, digest } from '../../src/lib/digest';

describe('a digest', () => {
  test('is these 32 digits on every machine', () => {
    expect(digest('')).toMatchInlineSnapshot(`"027ae52ecfc796215593990d4b41437c"`);
    expect(digest('Wyrmdeep')).toMatchInlineSnapshot(`"f09372c56fbab6dafad625c72b1c98fe"`);
  });

  test('changes with every character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, n) => {
        const at = n % text.length;
        const other = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
        expect(digest(other)).not.toBe(digest(text));
        expect(digest(text)).toMatch(/^[0-9a-f]{32}$/);
      }),
    );
  });

  test('does not collide over many short texts', () => {
    const found = new Set(Array.from({ length: 20_000 }, (_, i) => digest(`seed-${i}`)));
    expect(found.size).toBe(20_000);
  });
});

describe('canonical JSON', () => {
  test('is the same whatever order the keys were added in', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  });

  test('equals JSON with the same key order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });
});
