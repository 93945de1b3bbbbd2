import { ASSET_KINDS } from '@media/assets/asset-name';
import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, ruled } from '../shared/fields';

/** Columns of the package for S3, declared so that the table is the same in a folder. */
const ofStorage = (name: string, more: { defaultValue?: string } = {}) =>
  ({ name, type: 'text', admin: { hidden: true, readOnly: true }, ...more }) as const;

/**
 * A picture that belongs to a studio rather than to a project: logos, watermarks, pictures of sites and products. Its
 * file is in Payload's storage (`media/assets`), private, and served through addresses of ours that check the reader.
 */
export const assets: CollectionConfig = {
  slug: 'assets',
  access: accessFor('assets'),
  admin: { useAsTitle: 'filename', hidden: true },
  upload: {
    // Where the files are is set by `placeAssets`. All of them were decoded and encoded again by us.
    mimeTypes: ['image/png', 'image/webp'],
    // Payload's own address, which our endpoint answers: the front passes none of its file routes on.
    adminThumbnail: ({ doc }) => `/api/assets/file/${encodeURIComponent(String(doc.filename))}`,
    bulkUpload: false,
    cacheTags: false,
    crop: false,
    focalPoint: false,
    hideFileInputOnCreate: true,
    hideRemoveFile: true,
    pasteURL: false,
  },
  fields: [
    accountField(),
    { ...choice('kind', ASSET_KINDS), required: true, index: true },
    ruled('sha256', 'path_part', 64, { required: true }),
    // Alternative text, in both languages.
    { name: 'alt', type: 'json' },
    ofStorage('prefix', { defaultValue: '' }),
    ofStorage('_objectKey'),
  ],
};
