export { listMedia, visibleTo } from '@media/lists/queries/lists';
export { derivativeKey, originalKey, pictureAddress, pictureToken } from '@media/pictures/address';

export { readPicture } from '@media/pictures/read-picture';
export { storage } from '@media/storage/files';
export { fitWithin } from '@/core/photo/photo-sizes';
