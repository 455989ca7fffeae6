import type { PageDelivery, PageDraft, PageEvent, PageState } from './protocol';

async function json<Type>(response: Response): Promise<Type> {
  const body = await response.json();
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}

export async function fetchState(): Promise<PageState> {
  return json(await fetch('/playground/state'));
}

/** Has an interaction sent. Rejects when the server would not send it, or is not there. */
export async function sendDraft(draft: PageDraft): Promise<PageDelivery> {
  return json(
    await fetch('/playground/send', {
      method: 'POST',
      body: JSON.stringify(draft),
      headers: { 'content-type': 'application/json' },
    }),
  );
}

/** Listens to changes; `onReopened` is called when a lost connection is back, and changes may have been missed. */
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
