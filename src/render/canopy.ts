import type { CanopyRaw, WallRaw } from '../engine/schema/themes';

export const isCanopy = (wall: WallRaw): wall is CanopyRaw => 'leaves' in wall;
