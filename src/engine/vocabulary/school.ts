export const SCHOOLS = ['fire', 'venom', 'shields', 'shadows', 'trade', 'beasts'] as const;
export type School = (typeof SCHOOLS)[number];
