import type { CanopyRaw, WallRaw } from '../engine/schema/themes';

/** Is the wall made of trees or toadstools? */
export const isCanopy = (wall: WallRaw): wall is CanopyRaw => 'leaves' in wall;
