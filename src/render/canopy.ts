import type { CanopyRaw, WallRaw } from '../engine/schema/themes';

/** True if the wall consists of trees or toadstools. */
export const isCanopy = (wall: WallRaw): wall is CanopyRaw => 'leaves' in wall;
