/** Schools of boons. Each school is a way to play. */
export const SCHOOLS = ['fire', 'venom', 'shields', 'shadows', 'trade', 'beasts'] as const;
export type School = (typeof SCHOOLS)[number];
