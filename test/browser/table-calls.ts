/** Text of a value of the table, which may contain bytes and missing values. */
export const toText = (value: unknown): string =>
  JSON.stringify({ value }, function (this: Record<string, unknown>, name, written) {
    // Reads the value itself, because Node's `Buffer` is written in a form of its own.
    const each = this[name];
    if (each === undefined) return { missing: true };
    return each instanceof Uint8Array ? { bytes: [...each].join(' ') } : written;
  });

/** Value that `toText` wrote. */
export const fromText = (text: string): unknown =>
  JSON.parse(text, (_, each) => {
    if (each?.missing === true) return undefined;
    if (typeof each?.bytes !== 'string') return each;
    return Uint8Array.from(each.bytes === '' ? [] : each.bytes.split(' '), Number);
  }).value;
