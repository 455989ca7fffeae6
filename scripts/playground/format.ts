/** Formats a size, such as `14.2 kB`. A kB is 1,000 bytes. */
export function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats a duration in milliseconds, such as `9.5 ms` or `120 ms`, with a decimal only below 10 ms. */
export function durationText(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}

/** Formats the time of a message, with the date if it is not today's. Times are milliseconds since 1970. */
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
};

export function callbackText(type: number | undefined): string {
  return type === undefined ? 'no reply' : (CALLBACK_NAMES[type] ?? `type ${type}`);
}

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** Formats a timestamp in one of Discord's styles; `R` counts from `now`. Both times are in seconds since 1970. */
export function timeText(seconds: number, style: string, now: number, locale: string): string {
  const options = STYLES[style];
  if (options) return new Intl.DateTimeFormat(locale, options).format(new Date(seconds * 1000));
  const away = seconds - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / size), unit);
}
