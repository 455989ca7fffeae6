// Globals are slow in sandboxes such as jest's.
const { imul } = Math;

/** Returns signed 32-bit integers, by MurmurHash3's mixing step (Austin Appleby, public domain). */
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

/** Returns 32 lower-case hexadecimal digits. */
export function digest(text: string): string {
  return seedOf(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** Returns JSON with sorted keys. `value` must not contain `undefined`. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number' && Number.isInteger(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // Joining lists would be several times slower.
  let text = '';
  if (Array.isArray(value)) {
    for (const part of value) text += text === '' ? canonicalJson(part) : `,${canonicalJson(part)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of inOrder(Object.keys(record))) {
    text += `${text === '' ? '' : ','}${quoteKey(key)}:${canonicalJson(record[key])}`;
  }
  return `{${text}}`;
}

function inOrder(keys: string[]): string[] {
  if (keys.length > 16) return keys.sort();
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] as string;
    let place = next;
    for (; place > 0 && (keys[place - 1] as string) > key; place--) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
  return keys;
}

/** Limits the cache, because some objects have countless different keys. */
const MOST_KEYS = 1000;
const quotedKeys = new Map<string, string>();

function quoteKey(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quotedKeys.size < MOST_KEYS) quotedKeys.set(key, text);
  }
  return text;
}
