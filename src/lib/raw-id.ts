/** Raw ids must fit into Discord's custom ids of 100 characters. */
export const RAW_ID_LENGTH = 24;
