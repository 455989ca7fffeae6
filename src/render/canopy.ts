import type { CanopyRaw, WallRaw } from '../engine/schema/themes';

/** True if the theme draws its walls as trees. */
export const isCanopy = (wall: WallRaw): wall is CanopyRaw => 'leaves' in wall;
