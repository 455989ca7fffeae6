import type {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  ButtonStyle,
  ChannelType,
  ComponentType,
  InteractionContextType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord.js';

/** Repeats Discord's enums, because importing the enums would slow the start. */
export const INTERACTION_TYPE = {
  ping: 1,
  command: 2,
  component: 3,
  autocomplete: 4,
  modal: 5,
} as const satisfies {
  ping: InteractionType.Ping;
  command: InteractionType.ApplicationCommand;
  component: InteractionType.MessageComponent;
  autocomplete: InteractionType.ApplicationCommandAutocomplete;
  modal: InteractionType.ModalSubmit;
};

export const RESPONSE_TYPE = {
  pong: 1,
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
} as const satisfies {
  pong: InteractionResponseType.Pong;
  message: InteractionResponseType.ChannelMessageWithSource;
  deferredMessage: InteractionResponseType.DeferredChannelMessageWithSource;
  deferredUpdate: InteractionResponseType.DeferredMessageUpdate;
  update: InteractionResponseType.UpdateMessage;
  choices: InteractionResponseType.ApplicationCommandAutocompleteResult;
};

export const COMPONENT_TYPE = {
  row: 1,
  button: 2,
  select: 3,
  text: 10,
  gallery: 12,
  file: 13,
  container: 17,
} as const satisfies {
  row: ComponentType.ActionRow;
  button: ComponentType.Button;
  select: ComponentType.StringSelect;
  text: ComponentType.TextDisplay;
  gallery: ComponentType.MediaGallery;
  file: ComponentType.File;
  container: ComponentType.Container;
};

export const BUTTON_STYLE = {
  primary: 1,
  secondary: 2,
  success: 3,
  danger: 4,
  link: 5,
} as const satisfies {
  primary: ButtonStyle.Primary;
  secondary: ButtonStyle.Secondary;
  success: ButtonStyle.Success;
  danger: ButtonStyle.Danger;
  link: ButtonStyle.Link;
};

export const MESSAGE_FLAG = {
  ephemeral: 64,
  componentsV2: 32768,
} as const satisfies { ephemeral: MessageFlags.Ephemeral; componentsV2: MessageFlags.IsComponentsV2 };

export const OPTION_TYPE = {
  subcommand: 1,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
} as const satisfies {
  subcommand: ApplicationCommandOptionType.Subcommand;
  string: ApplicationCommandOptionType.String;
  integer: ApplicationCommandOptionType.Integer;
  boolean: ApplicationCommandOptionType.Boolean;
  user: ApplicationCommandOptionType.User;
};

export const THREAD_TYPE = {
  announcement: 10,
  public: 11,
  private: 12,
} as const satisfies {
  announcement: ChannelType.AnnouncementThread;
  public: ChannelType.PublicThread;
  private: ChannelType.PrivateThread;
};

export const CONTEXT_TYPE = {
  server: 0,
  botMessage: 1,
  privateChannel: 2,
} as const satisfies {
  server: InteractionContextType.Guild;
  botMessage: InteractionContextType.BotDM;
  privateChannel: InteractionContextType.PrivateChannel;
};

export const INTEGRATION_TYPE = {
  server: 0,
  user: 1,
} as const satisfies { server: ApplicationIntegrationType.GuildInstall; user: ApplicationIntegrationType.UserInstall };

export const PERMISSION = { administrator: 1n << 3n, manageServer: 1n << 5n } as const;
