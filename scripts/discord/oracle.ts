import { CALLBACK } from './payload';

/** Validates a value against a named schema of Discord's own API description. Returns a line for each problem. */
export type Oracle = (schema: string, value: unknown) => string[];

export const SCHEMA_OF_CALLBACK: Record<number, string> = {
  [CALLBACK.pong]: 'PongInteractionCallbackRequest',
  [CALLBACK.message]: 'CreateMessageInteractionCallbackRequest',
  [CALLBACK.deferMessage]: 'CreateMessageInteractionCallbackRequest',
  [CALLBACK.deferUpdate]: 'UpdateMessageInteractionCallbackRequest',
  [CALLBACK.update]: 'UpdateMessageInteractionCallbackRequest',
  [CALLBACK.autocomplete]: 'ApplicationCommandAutocompleteCallbackRequest',
  [CALLBACK.modal]: 'ModalInteractionCallbackRequest',
};

export const SCHEMA_OF_EDIT = 'IncomingWebhookUpdateRequestPartial';
export const SCHEMA_OF_COMMAND = 'ApplicationCommandUpdateRequest';
