import { COMMANDS } from '../../commands';
import { messageProblems } from '../../scripts/discord/lint/message';
import { type Component, flatten, type PayloadData } from '../../scripts/discord/payload';
import { sentAs } from '../../scripts/discord/subcommands';
import { SAMPLE_ABOUT } from '../../scripts/harness/sample-about';
import { BUTTON_STYLE } from '../../src/discord/api/constants';
import type { CommandInteraction } from '../../src/discord/api/interaction';
import { type Message, messageBody, messageOf, type Reply } from '../../src/discord/api/reply';
import { type Bot, createBot } from '../../src/discord/bot';
import type { Board, BoardPictures, BoardRenderer, PictureRequest } from '../../src/discord/types';
import { type Action, type AimedAction, type Game, legalActions, turn, view } from '../../src/engine';
import { createLanguages } from '../../src/i18n';
import type { Outcome, Play } from '../../src/play';
import { hindrancesOf } from '../../src/play/turns/hindrances';
import { previewAction } from '../../src/play/turns/look';
import { loadRaws } from '../../src/raws';
import { DEFAULT_SETTINGS } from '../../src/storage/contract';
import { interactionFrom } from './interactions';

const raws = loadRaws();

const i18nOf = createLanguages(raws);

export const englishI18n = i18nOf('en');

/** Labels of the buttons for the other kits and campaigns, on the card of a finished run of a Fighter. */
export const OTHER_STARTS = [...englishI18n.kits.slice(1), ...englishI18n.campaigns.slice(1)].map(({ name }) => name);

const OWNER = '1';

/** Board of a game, as the play layer returns it to the bot. */
export function boardOf(game: Game, settings: Partial<Board['settings']> = {}, version = 3): Board {
  const seen = view(game, raws);
  const legal = legalActions(game, raws);
  return {
    run: 'run',
    version,
    owner: OWNER,
    origin: { kind: 'chance' },
    ranked: true,
    view: seen,
    legal,
    hindrances: hindrancesOf(game, seen, { legal, raws }),
    advice: null,
    options: [],
    lastChoice: null,
    last: null,
    updatedAt: 0,
    graves: false,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  };
}

/**
 * Renderer that returns blank pictures in every language and records the requests. The renderer draws no sheets, so
 * that panels are in words.
 */
export function blankRenderer(): BoardRenderer & { requests: PictureRequest[] } {
  const requests: PictureRequest[] = [];
  const pictures: BoardPictures = {
    picture(_view, _settings, request) {
      requests.push(request);
      return { png: Buffer.from('png'), width: 1, height: 1 };
    },
    clip: () => ({ gif: Buffer.from('gif'), texts: { alt: 'A clip.' } }),
    scene: () => ({ gif: Buffer.from('gif'), texts: { alt: 'A scene.' } }),
    building: ({ seed }, depth) => ({
      gif: Buffer.from('gif'),
      still: { png: Buffer.from('png') },
      texts: { alt: `${seed} ${depth}`, sentences: ['rooms'] },
    }),
    profile: () => ({ png: Buffer.from('png') }),
    closing: () => ({ png: Buffer.from('png') }),
    sheet: () => null,
    title: () => ({ png: Buffer.from('png') }),
    map: () => ({ png: Buffer.from('png') }),
  };
  const inLocale = (locale: string): BoardRenderer => ({
    pictures,
    i18n: i18nOf(locale),
    in: inLocale,
  });
  return { ...inLocale('en'), requests };
}

const noPicture = (): never => {
  throw new Error('no picture');
};

/** Pictures that throw on every attempt to draw. */
export const BROKEN_PICTURES: BoardPictures = {
  ...{ picture: noPicture, clip: noPicture, scene: noPicture, building: noPicture },
  ...{ profile: noPicture, closing: noPicture, sheet: noPicture, title: noPicture, map: noPicture },
};

type Values = Record<string, string | number | boolean>;
const TYPE_OF = { string: 3, number: 4, boolean: 5 } as const;

/** Converts values by name to Discord's options of a command. */
export const optionsFrom = (values: Values): NonNullable<CommandInteraction['data']['options']> =>
  Object.entries(values).map(([name, value]) => ({ name, value, type: TYPE_OF[typeof value as 'string'] }));

/** Lists the reasons why Discord would reject a message. The list is empty for a message that Discord accepts. */
export function problemsOf(message: Message): string[] {
  const uploads = message.attachments.map(({ name, bytes }, index) => ({
    index,
    filename: name,
    contentType: 'image/png',
    bytes,
  }));
  return messageProblems(messageBody(message, false) as PayloadData, uploads);
}

/** Flag of a message that only one player sees. */
const EPHEMERAL = 64;

const pressed = (customId: string, values?: string[]) => ({
  custom_id: customId,
  component_type: values ? 3 : 2,
  ...(values ? { values } : {}),
});

/** Bot with one player and one game, kept in memory without a store. */
export class BotFixture {
  readonly renderer = blankRenderer();
  readonly failures: unknown[] = [];
  readonly bot: Bot;
  version = 0;
  last: Action | null = null;
  updatedAt = 0;
  locale = 'en-US';

  constructor(
    public game: Game,
    change: Partial<Play> = {},
    public settings: Partial<Board['settings']> = {},
  ) {
    const play = { ...this.play(), ...change };
    this.bot = createBot({
      play,
      renderer: this.renderer,
      commands: COMMANDS,
      about: SAMPLE_ABOUT,
      failed: (e) => void this.failures.push(e),
    });
  }

  /** Board of the game. A game without a kit counts as one for which the player has chosen the Fighter. */
  board(): Board {
    const game = { kit: 'fighter', ...this.game };
    return { ...boardOf(game, this.settings, this.version), last: this.last, updatedAt: this.updatedAt };
  }

  type(name: string, values: Values = {}): Promise<Reply> {
    return this.send({ type: 2, data: sentAs(name, optionsFrom(values)) });
  }

  press(customId: string, values?: string[]): Promise<Reply> {
    return this.send({ type: 3, data: pressed(customId, values) });
  }

  /** Presses a button, or picks from a menu, of a message that only the player sees. */
  pressPrivately(customId: string, values?: string[]): Promise<Reply> {
    return this.send({ type: 3, data: pressed(customId, values), message: { id: '8', flags: EPHEMERAL } });
  }

  async suggest(name: string, option: string, typed: string): Promise<{ name: string; value: string }[]> {
    const options = [{ name: option, type: 3, value: typed, focused: true }];
    const reply = await this.send({ type: 4, data: sentAs(name, options) });
    if (reply.kind !== 'choices') throw new Error(`${reply.kind} instead of choices`);
    return reply.choices;
  }

  /** Sends an interaction to the bot. Throws if Discord would reject the reply. */
  async send(part: { type: 2 | 3 | 4 | 5; data: unknown; message?: unknown }, signal?: AbortSignal): Promise<Reply> {
    const user = { id: OWNER, username: 'ada' };
    const common = { id: '9', token: 't', application_id: '5', locale: this.locale, user };
    const reply = await this.bot.reply(interactionFrom({ ...common, ...part }), { now: 0 }, signal);
    const message = messageOf(reply);
    const problems = message ? problemsOf(message) : [];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return reply;
  }

  private previewAction(action: AimedAction): Outcome<never> {
    const board = this.board();
    return previewAction(action, { board, game: this.game, waived: board.settings.waivedConfirmations, raws });
  }

  private play(): Play {
    const showBoard = async (): Promise<Outcome> => ({ kind: 'board', board: this.board() });
    const useCases: Partial<Play> = {
      play: showBoard,
      look: showBoard,
      settings: async ({ settings }) => {
        this.settings = { ...this.settings, ...settings };
        return { kind: 'settings', settings: this.board().settings };
      },
      aim: async ({ action, seenVersion }) =>
        seenVersion !== null && seenVersion !== this.version
          ? { kind: 'stale', board: this.board(), events: [] }
          : this.previewAction(action),
      submitAction: async ({ action, seenVersion }) => {
        if (seenVersion !== null && seenVersion !== this.version)
          return { kind: 'stale', board: this.board(), events: [] };
        const result = turn(this.game, action, raws);
        if (!result.ok) return { kind: 'refused', board: this.board(), refusal: result.refusal, action };
        this.game = result.game;
        this.version += 1;
        this.last = action;
        return { kind: 'applied', board: this.board(), events: result.events, repeated: false };
      },
    };
    const missing = () => Promise.reject(new Error('no such use case in the fixture'));
    return new Proxy(useCases, { get: (target, name) => target[name as keyof Play] ?? missing }) as Play;
  }
}

/** Components of a reply, parents before children. */
export const componentsOf = (reply: Reply): Component[] =>
  flatten((messageOf(reply)?.components ?? []) as unknown as Component[]);

export const textOf = (reply: Reply): string =>
  componentsOf(reply)
    .flatMap(({ content }) => content ?? [])
    .join('\n');

/** Control of a reply whose custom id ends with `|` and the given text. Throws if there is none. */
export function controlOf(reply: Reply, ending: string): Component {
  const found = componentsOf(reply).find(({ custom_id }) => custom_id?.endsWith(`|${ending}`));
  if (!found) throw new Error(`no ${ending} among ${componentsOf(reply).map(({ custom_id }) => custom_id)}`);
  return found;
}

export const buttonsOf = (reply: Reply): string[] =>
  componentsOf(reply).flatMap(({ type, label, disabled }) => (type === 2 && !disabled && label ? [label] : []));

/** Labels of a reply's buttons in the given style, disabled ones included. */
export const buttonsInStyle = (reply: Reply, style: keyof typeof BUTTON_STYLE): string[] =>
  componentsOf(reply).flatMap((each) =>
    each.type === 2 && each.style === BUTTON_STYLE[style] ? [each.label ?? ''] : [],
  );
