import type { PageServer } from './protocol';

async function json<Type>(response: Response): Promise<Type> {
  const body = await response.json();
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}

export const devServer: PageServer = {
  fetchState: async () => json(await fetch('/playground/state')),
  sendDraft: async (draft) =>
    json(
      await fetch('/playground/send', {
        method: 'POST',
        body: JSON.stringify(draft),
        headers: { 'content-type': 'application/json' },
      }),
    ),
  listen(onEvent, onLost, onReopened) {
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
  },
};
