import type { PageDelivery, PageDraft, PageEvent, PageState } from './protocol';

async function json<Type>(response: Response): Promise<Type> {
  const body = await response.json();
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}

/** Loads the state of the page. Rejects if the server does not answer. */
export async function fetchState(): Promise<PageState> {
  return json(await fetch('/playground/state'));
}

/** Asks the server to send an interaction. Rejects if the server refuses the draft or cannot be reached. */
export async function sendDraft(draft: PageDraft): Promise<PageDelivery> {
  return json(
    await fetch('/playground/send', {
      method: 'POST',
      body: JSON.stringify(draft),
      headers: { 'content-type': 'application/json' },
    }),
  );
}

/**
 * Listens to changes of messages. Calls `onReopened` when a lost connection is back, because changes may have been
 * missed.
 */
export function listen(onEvent: (event: PageEvent) => void, onLost: () => void, onReopened: () => void): void {
  const source = new EventSource('/playground/events');
  let lost = false;
  source.onmessage = ({ data }) => onEvent(JSON.parse(data));
  source.onerror = () => {
    lost = true;
    onLost();
  };
  source.onopen = () => {
    if (lost) onReopened();
    lost = false;
  };
}
