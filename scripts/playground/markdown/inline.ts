import type { Inline } from './syntax';

type Rule = [pattern: RegExp, build: (match: RegExpExecArray) => Inline];

const around = (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler') => (match: RegExpExecArray) => ({
  kind,
  children: parseInline(match[1]!),
});

/** Tried in this order at every position; each pattern begins where it is tried. */
const RULES: readonly Rule[] = [
  [/^\\([^\p{L}\p{N}\s])/u, ([, text]) => ({ kind: 'text', text: text! })],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , text]) => ({ kind: 'code', text: text! })],
  [/^\n/, () => ({ kind: 'break' })],
  [/^<@!?(\d+)>/, ([, id]) => ({ kind: 'user', id: id! })],
  [/^<@&(\d+)>/, ([, id]) => ({ kind: 'role', id: id! })],
  [/^<#(\d+)>/, ([, id]) => ({ kind: 'channel', id: id! })],
  [/^<\/([^:<>\n]+):\d+>/, ([, name]) => ({ kind: 'command', name: name! })],
  [/^<(a?):(\w{2,32}):(\d+)>/, ([, a, name, id]) => ({ kind: 'emoji', id: id!, name: name!, animated: a === 'a' })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    ([, seconds, style]) => ({ kind: 'time', seconds: Number(seconds), style: style ?? 'f' }),
  ],
  [/^@(everyone|here)\b/, ([text]) => ({ kind: 'everyone', text })],
  [
    /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]+)>?(?: "[^"\n]*")?\)/,
    ([, text, url]) => ({ kind: 'link', url: url!, children: parseInline(text!) }),
  ],
  [/^<(https?:\/\/[^\s<>]+)>/, ([, url]) => ({ kind: 'link', url: url!, children: [{ kind: 'text', text: url! }] })],
  [
    /^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/,
    ([url]) => ({ kind: 'link', url, children: [{ kind: 'text', text: url }] }),
  ],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, around('bold')],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, around('underline')],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/, around('strike')],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, around('spoiler')],
  [/^\*(?![\s*])((?:\\[\s\S]|\*\*(?:\\[\s\S]|[^\\])+?\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/, around('italic')],
  [/^_(?!_)((?:\\[\s\S]|__(?:\\[\s\S]|[^\\])+?__|[^_\\])+?)_(?![\p{L}\p{N}_])/u, around('italic')],
];

/** Words are taken whole, so that an underscore inside one is no emphasis. */
const WORD = /^[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)*/u;
const BLANK_OR_MARK = /^(?:[^\S\n]+|[\s\S])/u;

function plainAt(source: string): string {
  return (WORD.exec(source) ?? BLANK_OR_MARK.exec(source))![0];
}

/** Text of one block, as a list of parts. Never throws: what is no markup stays text. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let rest = source;
  while (rest !== '') {
    let match: RegExpExecArray | null = null;
    const rule = RULES.find(([pattern]) => {
      match = pattern.exec(rest);
      return match !== null;
    });
    const part: Inline = rule && match ? rule[1](match) : { kind: 'text', text: plainAt(rest) };
    rest = rest.slice(match ? (match as RegExpExecArray)[0].length : (part as { text: string }).text.length);
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else parts.push(part);
  }
  return parts;
}
