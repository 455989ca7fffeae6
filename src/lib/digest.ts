// looked up once: a global is slow to reach from a sandbox, as under jest
const { imul } = Math;

/**
 * 128-bit digest of text, four 32-bit words: the mixing rounds of MurmurHash3 (Austin Appleby, public domain) run on
 * four lanes. Not for secrets: for seeds and for comparing states.
 */
export function seedOf(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ imul(a ^ code, 597399067);
    b = c ^ imul(b ^ code, 2869860233);
    c = d ^ imul(c ^ code, 951274213);
    d = a ^ imul(d ^ code, 2716044179);
  }
  a = imul(c ^ (a >>> 18), 597399067);
  b = imul(d ^ (b >>> 22), 2869860233);
  c = imul(a ^ (c >>> 17), 951274213);
  d = imul(b ^ (d >>> 19), 2716044179);
  const all = a ^ b ^ c ^ d;
  return [all | 0, (b ^ all) | 0, (c ^ all) | 0, (d ^ all) | 0];
}

/** The digest as 32 lower-case hexadecimal digits. */
export function digest(text: string): string {
  return seedOf(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** JSON with the keys of every object in order, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
