import { COMMANDS } from '../../commands';
import { type Bot, createBot } from '../discord/bot';
import { createRest, type Rest } from '../discord/http/rest';
import { createPlay, type Play } from '../play';
import { loadBuiltRaws } from '../raws/built';
import { createBoardRenderer } from '../render/board-renderer';
import { createDynamoStore } from '../storage';
import type { Environment } from './environment';
import { logLine } from './log';

/** The parts of a function, joined once at start-up so that the first turn finds everything ready. */
export function compose(
  environment: Environment,
  /** Told of runs that are over and not yet in the books. */
  owed: (run: string) => void,
): { bot: Bot; play: Play; rest: Rest; close(): void } {
  const raws = loadBuiltRaws();
  const store = createDynamoStore({
    table: environment.TABLE_NAME,
    ...(environment.DYNAMODB_ENDPOINT ? { endpoint: environment.DYNAMODB_ENDPOINT } : {}),
    ...(environment.AWS_REGION ? { region: environment.AWS_REGION } : {}),
  });
  const play = createPlay({ store, raws, onPendingResult: owed, hints: true });
  const bot = createBot({
    play,
    renderer: createBoardRenderer(raws, (error) => logLine({ event: 'picture-failed', error })),
    commands: COMMANDS,
    failed: (error) => logLine({ event: 'failed', error }),
  });
  return { bot, play, rest: createRest({ base: environment.DISCORD_API_BASE }), close: () => store.close() };
}
