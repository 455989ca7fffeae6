import { type EventEmitter, once } from 'node:events';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { LambdaHandler } from '../../scripts/dev/http-adapter';
import type { Application } from '../../scripts/dev/server';
import type { Interaction } from '../../scripts/discord/interaction';
import { type Callback, type Component, FLAG } from '../../scripts/discord/payload';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const button = (customId: string, label: string, style = 2): Component => ({
  type: 2,
  style,
  label,
  custom_id: customId,
});
const row = (...components: Component[]): Component => ({ type: 1, components });
const messageWith = (content: string, flags = 0): Callback => ({
  type: 4,
  data: { flags: FLAG.componentsV2 | flags, components: [{ type: 10, content }] },
});

/** Board that counts its presses, with one of every component that the page renders. */
function board(type: number, count: number): Callback {
  const options = ['Sword', 'Shield', 'Lamp'].map((label) => ({ label, value: label.toLowerCase() }));
  const components: Component[] = [
    { type: 12, items: [{ media: { url: `attachment://map-${count}.png` }, description: `Map number ${count}` }] },
    { type: 10, content: `Pressed **${count}** times` },
    row(button(`press|${count}`, 'Press', 1), button('late', 'Late'), button('slow', 'Slow', 4)),
    row({ ...button('no', 'Disabled'), disabled: true }),
    row({ type: 3, custom_id: 'one', placeholder: 'Pick one', options }),
    row({ type: 3, custom_id: 'some', placeholder: 'Pick some', options, min_values: 0, max_values: 3 }),
    { type: 13, file: { url: 'attachment://notes.txt' } },
  ];
  const attachments = [
    { id: 0, filename: `map-${count}.png`, description: `Map number ${count}` },
    { id: 1, filename: 'notes.txt' },
  ];
  return {
    type,
    data: { flags: FLAG.componentsV2, components: [{ type: 17, accent_color: 0x3366cc, components }], attachments },
  };
}

async function withFiles(callback: Callback): Promise<Response> {
  const form = new FormData();
  form.append('payload_json', JSON.stringify(callback));
  const [map] = callback.data?.attachments ?? [];
  form.append('files[0]', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), map?.filename ?? 'map.png');
  form.append('files[1]', new Blob(['notes'], { type: 'text/plain' }), 'notes.txt');
  return new Response(form);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Application with a command for everything that the game seldom or never does. `/think` waits until `signals` emits
 * `answer`, so that even a slow machine shows that Discord waits.
 */
export function scriptedApplication({ apiBase }: { apiBase: string }, signals: EventEmitter): Application {
  const edit = async ({ token }: Interaction, callback: Callback, due: Promise<unknown>) => {
    await due;
    const { headers, body } = await sent(callback.data);
    await fetch(`${apiBase}/webhooks/1/${token}/messages/@original`, { method: 'PATCH', headers, body });
  };
  const sent = async (data: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });

  const onCommand = async (interaction: Interaction, name: string): Promise<Callback | Response> => {
    if (name === 'board') return withFiles(board(4, 0));
    if (name === 'secret') return messageWith('Between us', FLAG.ephemeral);
    if (name === 'broken') return messageWith('x'.repeat(4001));
    if (name === 'think') {
      void edit(interaction, messageWith('Thought it over'), once(signals, 'answer'));
      return { type: 5 };
    }
    return messageWith(`Heard ${JSON.stringify((interaction.data as { options: unknown }).options)}`);
  };

  const onComponent = async (interaction: Interaction, id: string, values: string[]): Promise<Callback | Response> => {
    if (id.startsWith('press')) return withFiles(board(7, Number(id.split('|')[1]) + 1));
    if (id === 'slow') await wait(3200);
    if (id === 'late') {
      void edit(interaction, messageWith('Changed later'), wait(300));
      return { type: 6 };
    }
    return messageWith(`Chose ${values.join(' and ')}`, FLAG.ephemeral);
  };

  const answer = async (interaction: Interaction): Promise<Callback | Response> => {
    const data = interaction.data as {
      name: string;
      custom_id: string;
      values?: string[];
      options?: { focused?: boolean; value: string }[];
    };
    if (interaction.type === 2) return onCommand(interaction, data.name);
    if (interaction.type === 3) return onComponent(interaction, data.custom_id, data.values ?? []);
    const typed = data.options?.find((option) => option.focused)?.value ?? '';
    const names = ['Health potion', 'Mana potion', 'Rations'].filter((name) =>
      name.toLowerCase().includes(typed.toLowerCase()),
    );
    return { type: 8, data: { choices: names.map((name) => ({ name, value: `#${name.length}` })) } };
  };

  const handler: LambdaHandler = async ({ body, isBase64Encoded }: APIGatewayProxyEventV2) => {
    const interaction: Interaction = JSON.parse(
      Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString(),
    );
    const result = await answer(interaction);
    const response = result instanceof Response ? result : Response.json(result);
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      statusCode: 200,
      headers: { 'content-type': response.headers.get('content-type')! },
      body: bytes.toString('base64'),
      isBase64Encoded: true,
    };
  };

  const named = (name: string, options: Application['commands'][number]['options'] = []) => ({
    name,
    description: `Does ${name}`,
    options,
  });
  const direction = {
    type: 3,
    name: 'direction',
    description: 'Where to',
    required: true,
    choices: [
      { name: 'north', value: 'n' },
      { name: 'south', value: 's' },
    ],
  };
  return {
    handler,
    commands: [
      named('board'),
      named('walk', [
        direction,
        { type: 4, name: 'steps', description: 'How far', min_value: 1, max_value: 20 },
        { type: 5, name: 'quietly', description: 'On tiptoe' },
      ]),
      named('drink', [{ type: 3, name: 'item', description: 'What to drink', required: true, autocomplete: true }]),
      named('secret'),
      named('think'),
      named('broken'),
    ],
  };
}
