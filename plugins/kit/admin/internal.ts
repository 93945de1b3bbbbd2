export { type StudioPhoto, unpackPhotos } from '@media/rules/packed-photos';
export { useReopen } from '@/modules/project/admin/head/use-reopen';
export { layTiles, placeAfter } from '@/modules/project/admin/photos/grid-geometry';
export { LargeView } from '@/modules/project/admin/photos/LargeView';
export { TileGrid } from '@/modules/project/admin/photos/TileGrid';
export { TilePicture } from '@/modules/project/admin/photos/TilePicture';
export { useWindow } from '@/modules/project/admin/photos/use-window';
export { useMarkOnce } from '@/ui/admin/use-mark';
export { useStudioLive } from '@/ui/admin/use-studio-live';
