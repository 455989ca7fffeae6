/** Line glyph of a wall by its neighbours: 1 north, 2 south, 4 west, 8 east. */
const LINES = ['○', '║', '║', '║', '═', '╝', '╗', '╣', '═', '╚', '╔', '╠', '═', '╩', '╦', '╬'] as const;

/** How a wall connects: a neighbour counts when it is a wall the hero has seen. */
export function wallGlyph(isWall: (dx: number, dy: number) => boolean): string {
  const mask = (isWall(0, -1) ? 1 : 0) + (isWall(0, 1) ? 2 : 0) + (isWall(-1, 0) ? 4 : 0) + (isWall(1, 0) ? 8 : 0);
  return LINES[mask] as string;
}
