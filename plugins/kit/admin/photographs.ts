export { stepOf, stepTo } from '@/admin/views/project/photos/choice';
export { LargeView } from '@/admin/views/project/photos/LargeView';
export { TileGrid } from '@/admin/views/project/photos/TileGrid';
export { TilePicture } from '@/admin/views/project/photos/TilePicture';
export { useWindow } from '@/admin/views/project/photos/use-window';
export { type StudioPhoto, unpackPhotos } from '@/domain/packed-photos';
