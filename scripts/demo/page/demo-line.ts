import { byId, h } from '../../playground/dom';
import type { BotInWorker } from './bot-in-worker';
import type { DemoTexts } from './texts';

/** Address of the page that adds the bot to a server, and of the project's page; each empty if not set. */
declare const INVITE_URL: string;
declare const SOURCE_URL: string;

/**
 * Shows a line that explains the demo, with a link to the real bot and a button to share the run. In narrow windows the
 * first press folds the explanation away, because it would hide the top of the board.
 */
export function mountDemoLine(bot: BotInWorker, texts: DemoTexts): void {
  const result = h('span', { role: 'status' });
  const share = async (): Promise<void> => {
    const seed = await bot.seedCode();
    const link = `${location.href.replace(/#.*/, '')}${seed === null ? '' : `#${new URLSearchParams({ seed })}`}`;
    result.textContent = await copy(link).then(
      () => texts.copied,
      () => texts.noCopy(link),
    );
  };
  byId('demo').replaceChildren(
    h('span', { class: 'what' }, `${texts.what} `),
    ...wayToServers(texts),
    h('button', { type: 'button', class: 'share', onclick: () => void share() }, texts.share),
    ' ',
    result,
  );
  byId('messages').addEventListener('click', () => byId('demo').classList.add('folded'), { once: true });
}

function wayToServers({ invite, host }: DemoTexts): (HTMLElement | string)[] {
  const [label, href] = INVITE_URL === '' ? [host, SOURCE_URL] : [invite, INVITE_URL];
  return href === '' ? [] : [h('a', { href, target: '_blank', rel: 'noopener' }, label), ' '];
}

/** Copies text. Rejects if the browser does not let the page do so, as on pages without TLS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
