import { rules, SimpleMarkdown } from 'discord-markdown-parser';
import { timeText } from './format';

/** Names and settings for writing mentions and timestamps. */
export interface Names {
  user(id: string): string;
  channel(id: string): string;
  /** Seconds since 1970. */
  now: number;
  locale: string;
}

type Rule = (typeof rules)[string];

/** The parts of the parser's tree that are rendered here. */
interface Node {
  type: string;
  content: string | Node[];
  id: string;
  level: number;
  ordered: boolean;
  start: number;
  timestamp: string;
  format?: string;
}

const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(?=\S)/;
/** Pattern of a list: items of one kind, with the indented lines below them. */
const BULLETED = /^ *[-*] +\S.*(\n(?: +\S|[-*] +\S).*)*(\n|$)/;
const NUMBERED = /^ *\d{1,9}\. +\S.*(\n(?: +\S|\d{1,9}\. +\S).*)*(\n|$)/;

/** Replaces the library's rule for lists. In Discord a list ends before a line that is neither an item nor indented. */
const list: Rule = {
  order: 0,
  match: (source, { prevCapture }) =>
    !prevCapture || /\n$/.test(prevCapture[0]) ? (BULLETED.exec(source) ?? NUMBERED.exec(source)) : null,
  parse: ([source = ''], parse, state) => {
    const lines = source.trimEnd().split('\n');
    const [, indent = '', number] = ITEM.exec(lines[0]!) ?? [];
    const items: string[] = [];
    for (const line of lines) {
      const [marker, depth] = ITEM.exec(line) ?? [];
      if (marker !== undefined && depth!.length <= indent.length) items.push(line.slice(marker.length));
      else items.push(`${items.pop()}\n${line.slice(Math.min(indent.length + 2, line.search(/\S/)))}`);
    }
    const content = items.map((item) => ({ type: 'item', content: parse(item, { ...state, prevCapture: null }) }));
    return { ordered: number !== undefined, start: Number(number ?? 1), content };
  },
};

/** Rules of the library in use: for all that the bot writes, and all that an unescaped name could contain. */
const READ = [
  ...['blockQuote', 'codeBlock', 'escape', 'em', 'strong', 'underline', 'strikethrough', 'inlineCode', 'text', 'br'],
  ...['heading', 'subtext', 'user', 'channel', 'timestamp'],
];
const parse = SimpleMarkdown.parserFor({
  ...Object.fromEntries(READ.map((name): [string, Rule] => [name, rules[name]!])),
  list,
});

const BLOCKS = ['blockQuote', 'codeBlock', 'heading', 'list', 'subtext'];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Renderers by type of node. `inside` is HTML already. */
const ELEMENTS: Record<string, (inside: string, node: Node, names: Names) => string> = {
  text: (inside) => inside,
  escape: (inside) => inside,
  br: () => '<br>',
  strong: (inside) => `<strong>${inside}</strong>`,
  em: (inside) => `<em>${inside}</em>`,
  underline: (inside) => `<u>${inside}</u>`,
  strikethrough: (inside) => `<s>${inside}</s>`,
  inlineCode: (inside) => `<code>${inside}</code>`,
  codeBlock: (inside) => `<pre><code>${inside}</code></pre>`,
  blockQuote: (inside) => `<blockquote>${inside}</blockquote>`,
  heading: (inside, { level }) => `<h${level + 2} class="size-${level}">${inside}</h${level + 2}>`,
  subtext: (inside) => `<p class="subtext">${inside}</p>`,
  list: (inside, { ordered, start }) => (ordered ? `<ol start="${start}">${inside}</ol>` : `<ul>${inside}</ul>`),
  item: (inside) => `<li>${inside}</li>`,
  user: (_, { id }, names) => `<span class="mention">@${escapeHtml(names.user(id))}</span>`,
  channel: (_, { id }, names) => `<span class="mention">#${escapeHtml(names.channel(id))}</span>`,
  timestamp: (_, { timestamp: seconds, format = 'f' }, { now, locale }) =>
    `<time class="timestamp">${escapeHtml(timeText(Number(seconds), format, now, locale))}</time>`,
};

function nodeHtml(node: Node, names: Names): string {
  const { type, content = [] } = node;
  const inner = typeof content === 'string' ? escapeHtml(content) : null;
  const holdsBlocks = type === 'blockQuote' || type === 'item';
  const inside = inner ?? (holdsBlocks ? blocksHtml(content as Node[], names) : inlineHtml(content as Node[], names));
  return ELEMENTS[type]!(inside, node, names);
}

const inlineHtml = (nodes: readonly Node[], names: Names): string =>
  nodes.map((node) => nodeHtml(node, names)).join('');

/** Renders nodes. Nodes between two blocks become one paragraph, without their last line break. */
function blocksHtml(nodes: readonly Node[], names: Names): string {
  let html = '';
  let line: Node[] = [];
  const endLine = (): void => {
    if (line.at(-1)?.type === 'br') line.pop();
    if (line.length > 0) html += `<p>${inlineHtml(line, names)}</p>`;
    line = [];
  };
  for (const [at, node] of nodes.entries()) {
    if (BLOCKS.includes(node.type)) {
      endLine();
      html += nodeHtml(node, names);
    } else if (node.type !== 'br' || nodes[at - 1]?.type !== 'codeBlock') line.push(node);
  }
  endLine();
  return html;
}

/** Renders a message as HTML. All text is escaped, so an application cannot add markup to the page. */
export function markdownHtml(source: string, names: Names): string {
  return blocksHtml(parse(source, { inline: true }) as Node[], names);
}
