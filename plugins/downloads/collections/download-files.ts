import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/**
 * The measured file of one photograph in one size: an archive states its length before the first byte, so bytes and
 * CRC-32 of each file are measured once and stored. `version` is the rendered version, or the original's hash.
 */
export const downloadFiles: CollectionConfig = {
  slug: 'download-files',
  access: accessFor('download-files'),
  admin: { hidden: true },
  indexes: [{ fields: ['media', 'version', 'size'], unique: true }],
  fields: [
    { name: 'media', type: 'relationship', relationTo: 'media', index: true },
    { name: 'version', type: 'text', required: true },
    { name: 'size', type: 'text', required: true },
    { name: 'key', type: 'text', required: true },
    { name: 'bytes', type: 'number', required: true },
    { name: 'crc32', type: 'number', required: true },
  ],
};
