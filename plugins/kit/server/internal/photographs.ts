export { deriveLook, deriveSize } from '@media/derive/derive';
export { originalKey } from '@media/pictures/address';
export { rangeOf } from '@media/pictures/byte-range';
export { UPLOAD_RESOLUTIONS, type UploadResolution } from '@/core/photo/photo-sizes';
export { presentList } from '@/modules/project/presenters/media';
export type { FindStacks } from '@/modules/project/presenters/stacks';
export { packProject } from '@/modules/project/queries/photos-repo';
