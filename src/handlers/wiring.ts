import { randomInt } from 'node:crypto';
import { COMMANDS } from '../../commands';
import { type Bot, createBot } from '../discord/bot';
import type { Painter } from '../discord/presenter';
import { createRest, type Rest } from '../discord/rest';
import { createPlay } from '../play';
import { loadBuiltRaws } from '../raws/built';
import { createRenderer } from '../render';
import { createDynamoStore } from '../storage';
import type { Environment } from './environment';
import { logLine } from './log';

/** Letters and digits that nobody mistakes for one another. */
const SEED_LETTERS = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** A seed people can read out: `7Q4-KVX`, a little under nine hundred million of them. */
export function newSeed(): string {
  const letters = Array.from({ length: 6 }, () => SEED_LETTERS[randomInt(SEED_LETTERS.length)]);
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
}

/** The parts of a function, joined once at start-up so that the first turn finds everything ready. */
export function wire(environment: Environment): { bot: Bot; rest: Rest; close(): void } {
  const raws = loadBuiltRaws();
  const store = createDynamoStore({
    table: environment.TABLE_NAME,
    ...(environment.DYNAMODB_ENDPOINT ? { endpoint: environment.DYNAMODB_ENDPOINT } : {}),
    ...(environment.AWS_REGION ? { region: environment.AWS_REGION } : {}),
  });
  const renderer = createRenderer(raws);
  const painter: Painter = {
    picture: (view, settings, aim) =>
      renderer.picture(view, {
        layout: settings.classic ? 'classic' : 'compact',
        contrast: settings.contrast,
        targeting: aim,
      }),
  };
  const bot = createBot({
    play: createPlay({ store, raws, newSeed }),
    studio: {
      painter,
      words: renderer.words,
      pictureFailed: (error) => logLine({ event: 'picture-failed', error }),
    },
    commands: COMMANDS,
    failed: (error) => logLine({ event: 'failed', error }),
  });
  return { bot, rest: createRest({ base: environment.DISCORD_API_BASE }), close: () => store.close() };
}
