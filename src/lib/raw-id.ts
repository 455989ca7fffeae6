/**
 * Maximum length of a raw id in characters. Custom ids contain raw ids, and Discord limits custom ids to 100
 * characters.
 */
export const RAW_ID_LENGTH = 24;
