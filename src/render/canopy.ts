import type { CanopyRaw, WallRaw } from '../engine/schema/themes';

/** True for a theme with a wood instead of walls. */
export const isCanopy = (wall: WallRaw): wall is CanopyRaw => 'leaves' in wall;
