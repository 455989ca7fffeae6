/** Maximum in characters, because Discord limits custom ids, which contain raw ids, to 100 characters. */
export const RAW_ID_LENGTH = 24;
