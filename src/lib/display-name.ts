/** In code points. */
const NAME_LENGTH = 24;

/** Some emoji and scripts need the zero-width joiner and non-joiner. */
const JOINERS = '\\u200C\\u200D';

const REGION_FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}';

/** Control, format and unassigned characters. Group 1 is a region's flag, to keep. */
const INVISIBLE = new RegExp(
  `(${REGION_FLAG})|(?![${JOINERS}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\u2028\\u2029]`,
  'gu',
);

const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Scripts whose letters change their form next to a joiner. */
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
];
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** Group 1 is a joiner to keep, between emoji or joining letters. */
const JOINER = new RegExp(
  `((?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)\\u200D(?=\\p{Extended_Pictographic})` +
    `|(?<=${JOINING}\\p{M}*)[${JOINERS}](?=${JOINING})(?=\\p{L}))|[${JOINERS}]`,
  'gu',
);

/** Marks to cut. Burmese and Tibetan letters may have up to five marks. */
const TOO_MANY_MARKS = /(?<=\p{M}{3})(?=\p{M})\p{Script=Inherited}|(?<=\p{M}{5})\p{M}/gu;

/** Such marks would appear on the text before the name. */
const MARKS_BEFORE = /^[\p{M}\s]+/u;

const LINK = /\S*(?:[\\/]|www\.)\S*/gi;
const LINK_JOINTS = /(?<=\S)\.(?=\S)|:(?=[\\/]{2})/g;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Removes invisible characters, breaks links, and cuts to 24 code points. `nameless` replaces an empty result. */
export function cleanName(name: string, nameless: string): string {
  const visible = name.replace(INVISIBLE, '$1').replace(BLANK, ' ').replace(JOINER, '$1').normalize('NFC');
  const marked = visible.replace(MARKS_BEFORE, '').replace(TOO_MANY_MARKS, '');
  const inert = marked.replace(LINK, (word) => word.replace(LINK_JOINTS, ' '));
  return cutName(inert.replace(/\s+/g, ' ').trim()) || nameless;
}

/** Cleans the name, and isolates right-to-left text. Does not escape Markdown. */
export function isolateName(name: string, nameless: string): string {
  const cleaned = cleanName(name, nameless);
  return RIGHT_TO_LEFT.test(cleaned) ? `\u2068${cleaned}\u2069` : cleaned;
}

function cutName(name: string): string {
  if ([...name].length <= NAME_LENGTH) return name;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    if ([...cut, ...segment].length > NAME_LENGTH) break;
    cut += segment;
  }
  return cut.trim();
}
