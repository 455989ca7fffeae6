/** `14.2 kB`, in thousands of bytes. */
export function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

export function durationText(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}

/** A time as it stands beside a name: the date only when it is not today's. */
export function clockText(ms: number, now: number, locale: string): string {
  const day = (time: number) => new Date(time).toDateString();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(ms));
  if (day(ms) === day(now)) return time;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(new Date(ms))} ${time}`;
}

const CALLBACK_NAMES: Record<number, string> = {
  4: 'message',
  5: 'deferred message',
  6: 'deferred update',
  7: 'update',
  8: 'choices',
  9: 'modal',
};

export function callbackText(type: number | undefined): string {
  return type === undefined ? 'no answer' : (CALLBACK_NAMES[type] ?? `type ${type}`);
}
