/**
 * Greatest length of a raw's id in characters. Custom ids contain raw ids, and Discord limits them to 100 characters.
 */
export const RAW_ID_LENGTH = 24;
