/**
 * Maximum length of a raw's id in characters. Discord limits custom ids to 100 characters, and some of them contain raw
 * ids.
 */
export const RAW_ID_LENGTH = 24;
