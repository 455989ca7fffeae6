import { COMMANDS } from '../../commands';
import { messageProblems } from '../../scripts/discord/lint/message';
import { type Component, flatten, type PayloadData } from '../../scripts/discord/payload';
import type { CommandInteraction, Interaction } from '../../src/discord/api/interaction';
import { type Message, messageBody, messageOf, type Reply } from '../../src/discord/api/reply';
import type { BoardRenderer } from '../../src/discord/board/message';
import type { BoardPictures, PictureRequest } from '../../src/discord/board/renderer';
import { type Bot, createBot } from '../../src/discord/bot';
import type { Board } from '../../src/discord/types';
import { type Action, type Game, legalActions, turn, view } from '../../src/engine';
import type { Outcome, Play } from '../../src/play';
import { aimingOn } from '../../src/play/turns/aim';
import { loadRaws } from '../../src/raws';
import { createI18n, localeOf } from '../../src/render';
import { DEFAULT_SETTINGS } from '../../src/storage/contract';

const raws = loadRaws();

export const words = createI18n(raws);

export const OWNER = '1';

/** A board of this game, as play hands it out. */
export function boardOf(game: Game, settings: Partial<Board['settings']> = {}, version = 3): Board {
  return {
    run: 'run',
    version,
    owner: OWNER,
    origin: { kind: 'chance' },
    ranked: true,
    view: view(game, raws),
    legal: legalActions(game, raws),
    last: null,
    updatedAt: 0,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  };
}

/** A studio whose pictures are blank, with what each was asked to show, in whatever language. */
export function blankStudio(): BoardRenderer & { shots: PictureRequest[] } {
  const shots: PictureRequest[] = [];
  const pictures: BoardPictures = {
    picture(_view, _settings, shot) {
      shots.push(shot);
      return { png: Buffer.from('png'), width: 1, height: 1 };
    },
    clip: () => ({ gif: Buffer.from('gif'), words: { alt: 'A clip.' } }),
    building: (seed, depth) => ({
      gif: Buffer.from('gif'),
      still: { png: Buffer.from('png') },
      words: { alt: `${seed} ${depth}`, told: ['rooms'] },
    }),
    title: () => ({ png: Buffer.from('png') }),
    map: () => ({ png: Buffer.from('png') }),
  };
  const inLocale = (locale: string): BoardRenderer => ({
    pictures,
    i18n: createI18n(raws, localeOf(locale)),
    in: inLocale,
  });
  return { ...inLocale('en'), shots };
}

type Values = Record<string, string | number | boolean>;
const TYPE_OF = { string: 3, number: 4, boolean: 5 } as const;

export const optionsFrom = (values: Values): NonNullable<CommandInteraction['data']['options']> =>
  Object.entries(values).map(([name, value]) => ({ name, value, type: TYPE_OF[typeof value as 'string'] }));

/** What Discord would hold against a message. */
export function problemsOf(message: Message): string[] {
  const uploads = message.attachments.map(({ name, bytes }, index) => ({
    index,
    filename: name,
    contentType: 'image/png',
    bytes,
  }));
  return messageProblems(messageBody(message, false) as PayloadData, uploads);
}

/** One player, one game, and the bot between them. The game is kept in hand: no store is asked. */
export class Stage {
  readonly studio = blankStudio();
  readonly failures: unknown[] = [];
  readonly bot: Bot;
  v = 0;
  last: Action | null = null;
  updatedAt = 0;
  /** Of the client that types and presses. */
  locale = 'en-US';

  constructor(
    public game: Game,
    change: Partial<Play> = {},
    public settings: Partial<Board['settings']> = {},
  ) {
    const play = { ...this.play(), ...change };
    this.bot = createBot({
      play,
      renderer: this.studio,
      commands: COMMANDS,
      failed: (e) => void this.failures.push(e),
    });
  }

  board(): Board {
    return { ...boardOf(this.game, this.settings, this.v), last: this.last, updatedAt: this.updatedAt };
  }

  type(name: string, values: Values = {}): Promise<Reply> {
    return this.send({ type: 2, data: { name, options: optionsFrom(values) } });
  }

  press(customId: string, values?: string[]): Promise<Reply> {
    const type = values ? 3 : 2;
    return this.send({ type: 3, data: { custom_id: customId, component_type: type, ...(values ? { values } : {}) } });
  }

  async suggest(name: string, option: string, typed: string): Promise<{ name: string; value: string }[]> {
    const options = [{ name: option, type: 3, value: typed, focused: true }];
    const reply = await this.send({ type: 4, data: { name, options } });
    if (reply.kind !== 'choices') throw new Error(`${reply.kind} instead of choices`);
    return reply.choices;
  }

  /** Throws what Discord would hold against the reply. */
  async send(part: { type: 2 | 3 | 4 | 5; data: unknown }, signal?: AbortSignal): Promise<Reply> {
    const user = { id: OWNER, username: 'ada' };
    const common = { id: '9', token: 't', application_id: '5', locale: this.locale, user };
    const reply = await this.bot.reply({ ...common, ...part } as Interaction, 0, signal);
    const message = messageOf(reply);
    const problems = message ? problemsOf(message) : [];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return reply;
  }

  private play(): Play {
    const shown = async (): Promise<Outcome> => ({ kind: 'board', board: this.board() });
    const staged: Partial<Play> = {
      play: shown,
      look: shown,
      settings: async ({ settings }) => {
        this.settings = { ...this.settings, ...settings };
        return { kind: 'settings', settings: this.board().settings };
      },
      aim: async ({ action, seenVersion }) =>
        seenVersion !== null && seenVersion !== this.v
          ? { kind: 'stale', board: this.board(), events: [] }
          : aimingOn(this.board(), this.game, action, this.board().settings.waivedConfirmations, raws),
      submitAction: async ({ action, seenVersion }) => {
        if (seenVersion !== null && seenVersion !== this.v) return { kind: 'stale', board: this.board(), events: [] };
        const result = turn(this.game, action, raws);
        if (!result.ok) return { kind: 'refused', board: this.board(), refusal: result.refusal, action };
        this.game = result.game;
        this.v += 1;
        this.last = action;
        return { kind: 'applied', board: this.board(), events: result.events, repeated: false };
      },
    };
    const elsewhere = () => Promise.reject(new Error('not on this stage'));
    return new Proxy(staged, { get: (known, name) => known[name as keyof Play] ?? elsewhere }) as Play;
  }
}

/** Every component of a reply, parents before children. */
export const partsOf = (reply: Reply): Component[] =>
  flatten((messageOf(reply)?.components ?? []) as unknown as Component[]);

/** Everything a reply says. */
export const said = (reply: Reply): string =>
  partsOf(reply)
    .flatMap(({ content }) => content ?? [])
    .join('\n');

/** The control of a reply whose id ends so. */
export function controlOf(reply: Reply, ending: string): Component {
  const found = partsOf(reply).find(({ custom_id }) => custom_id?.endsWith(`|${ending}`));
  if (!found) throw new Error(`no ${ending} among ${partsOf(reply).map(({ custom_id }) => custom_id)}`);
  return found;
}

/** Labels of the buttons that can be pressed. */
export const buttonsOf = (reply: Reply): string[] =>
  partsOf(reply).flatMap(({ type, label, disabled }) => (type === 2 && !disabled && label ? [label] : []));
