import { parseInline } from './inline';
import type { Block } from './syntax';

const CODE_BLOCK = /```(?:([\w+-]+)\n)?\n*([\s\S]*?)\n*```/;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(\S.*)$/;

/** Lines of one list: its items, and whatever is indented below them. */
const NUMBERED = /^(?: +\S|\d{1,9}\. +\S)/;
const BULLETED = /^(?: +\S|[-*] +\S)/;

/** Reads a message. Never throws: what is no markup stays text. */
export function parseMarkdown(source: string): Block[] {
  const code = CODE_BLOCK.exec(source);
  if (!code) return parseLines(source.split('\n'));
  const before = source.slice(0, code.index).replace(/\n$/, '');
  const after = source.slice(code.index + code[0].length).replace(/^\n/, '');
  return [
    ...(before === '' ? [] : parseLines(before.split('\n'))),
    { kind: 'codeBlock', language: (code[1] ?? '').toLowerCase(), text: code[2]! },
    ...(after === '' ? [] : parseMarkdown(after)),
  ];
}

function parseLines(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, used] = blockAt(lines.slice(at));
    blocks.push(block);
    at += used;
  }
  return blocks;
}

/** The block the first line begins, and how many lines it takes. */
function blockAt(lines: string[]): [Block, number] {
  const first = lines[0]!;
  const heading = HEADING.exec(first);
  if (heading)
    return [{ kind: 'heading', level: heading[1]!.length as 1 | 2 | 3, children: parseInline(heading[2]!) }, 1];
  const subtext = SUBTEXT.exec(first);
  if (subtext) return [{ kind: 'subtext', children: parseInline(subtext[1]!) }, 1];
  if (first.startsWith('>>> '))
    return [{ kind: 'quote', children: parseLines([first.slice(4), ...lines.slice(1)]) }, lines.length];
  if (QUOTE.test(first)) {
    const quoted = run(lines, QUOTE);
    return [{ kind: 'quote', children: parseLines(quoted.map((line) => QUOTE.exec(line)![1]!)) }, quoted.length];
  }
  if (ITEM.test(first)) {
    const listed = run(lines, first.trimStart().match(/^\d/) ? NUMBERED : BULLETED);
    return [list(listed), listed.length];
  }
  const plain = paragraph(lines);
  return [{ kind: 'paragraph', children: parseInline(plain.join('\n')) }, plain.length];
}

function run(lines: string[], pattern: RegExp): string[] {
  const end = lines.findIndex((line) => !pattern.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

function paragraph(lines: string[]): string[] {
  const end = lines.findIndex(
    (line, at) => at > 0 && (HEADING.test(line) || SUBTEXT.test(line) || /^>(?: |>> )/.test(line) || ITEM.test(line)),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** Deeper lines belong to the item above them. */
function list(lines: string[]): Block {
  const [, indent = '', , number] = ITEM.exec(lines[0]!) ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && item[1]!.length <= indent.length) items.push([item[4]!]);
    else items.at(-1)!.push(line.slice(Math.min(indent.length + 2, line.search(/\S/))));
  }
  return { kind: 'list', ordered: number !== undefined, start: Number(number ?? 1), items: items.map(parseLines) };
}
