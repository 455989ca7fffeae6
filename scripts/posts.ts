import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRaws } from '../src/raws';
import { createStore } from '../src/storage/store';
import type { Message } from './discord/messages';
import { COMPONENT, type Component, flatten } from './discord/payload';
import { BotHarness } from './harness/bot-harness';
import { controlOf } from './harness/presses';
import { RestorableTable } from './harness/restorable-table';
import { commandLine, wholeNumber } from './lib/command-line';

const USAGE = `npm run posts -- [--posts N] [--out DIR] [--seed TEXT]

A bot plays runs by the buttons of boards, and presses "Share this" wherever a board has it. Writes the animation of each
post, and a page with all of them and their lines, so that somebody who has seen no run can say who did what.

  --posts N    posts to write (20)
  --out DIR    where they are written (out/posts)
  --seed TEXT  begins the seeds of the runs (POST)`;

const PRIMARY = 1;
/** Beginnings of controls that the bot presses if none is recommended. The bot presses the first that works. */
const HABITS = ['option:', 'do:fight', 'do:explore', 'do:descend', 'do:rest', 'begin', 'do:', 'panel:pad', 'go:'];
/** Maximum number of presses in a run, and of posts from a run. The limits make the posts come from many runs. */
const PRESSES = 250;
const POSTS = 4;

interface Post {
  name: string;
  line: string;
  gif: Buffer;
  alt: string;
}

void commandLine(
  USAGE,
  {
    posts: { type: 'string', default: '20' },
    out: { type: 'string', default: 'out/posts' },
    seed: { type: 'string', default: 'POST' },
  },
  async ({ values: { posts, out, seed } }) => {
    const wanted = wholeNumber('--posts', posts, 1);
    mkdirSync(out, { recursive: true });
    const made: Post[] = [];
    for (let run = 1; made.length < wanted; run++) {
      let ofRun = 0;
      for await (const post of postsOf(`${seed}${run}`)) {
        made.push(post);
        writeFileSync(join(out, post.name), post.gif);
        console.log(`${post.name}  ${post.gif.length} bytes  ${post.line}`);
        if (made.length >= wanted || ++ofRun >= POSTS) break;
      }
    }
    writeFileSync(join(out, 'index.html'), pageOf(made));
  },
);

async function* postsOf(seed: string): AsyncGenerator<Post> {
  const harness = new BotHarness(loadRaws(), createStore(new RestorableTable()), {
    drawEvery: Number.MAX_SAFE_INTEGER,
    newSeed: () => seed,
  });
  let { message } = await harness.type('play');
  for (let presses = 0; message && presses < PRESSES; presses++) {
    const buttons = buttonsOf(message);
    const share = buttons.find(({ custom_id = '' }) => controlOf(custom_id) === 'post');
    const post = share && toPost(`${seed}-${presses}.gif`, (await press(harness, message, share)).message);
    if (post) yield post;
    const usual = HABITS.flatMap((habit) =>
      buttons.filter(({ custom_id = '' }) => controlOf(custom_id).startsWith(habit)),
    );
    const next = buttons.find(({ style }) => style === PRIMARY) ?? usual[0];
    if (!next) return;
    ({ message } = await press(harness, message, next));
  }
}

const press = (harness: BotHarness, message: Message, { custom_id = '' }: Component) =>
  harness.press(message, { customId: custom_id, type: COMPONENT.button, value: null, label: '' });

const buttonsOf = ({ components }: Message): Component[] =>
  flatten(components).filter(
    ({ type, disabled, custom_id }) => type === COMPONENT.button && !disabled && custom_id !== undefined,
  );

function toPost(name: string, message: Message | null): Post | null {
  const file = message?.files.find(({ filename }) => filename.endsWith('.gif'));
  if (!message || !file) return null;
  const [line = ''] = flatten(message.components).flatMap(({ content }) => (content === undefined ? [] : [content]));
  const plain = line.replace(/\*\*/g, '').replace(/\\(.)/g, '$1');
  const [picture] = flatten(message.components).flatMap(({ items = [] }) => items);
  return { name, line: plain.split('\n')[0] ?? '', gif: file.bytes, alt: picture?.description ?? '' };
}

/** Returns a page that shows each post in the width of a desktop and of a phone. */
const pageOf = (posts: readonly Post[]): string =>
  `<!doctype html><meta charset="utf-8"><body style="background:#313338;color:#dbdee1;font:16px sans-serif">${posts
    .map(
      ({ name, line, alt }) =>
        `<p>${escaped(line)}<br><img src="${name}" alt="${escaped(alt)}" width="672"> <img src="${name}" alt="" width="360"></p>`,
    )
    .join('\n')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
