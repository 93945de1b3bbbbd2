import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { mediaFields } from './fields';

/** One photograph of a gallery: the original is never changed, everything shown is rendered from it. */
export const media: CollectionConfig = {
  slug: 'media',
  access: accessFor('media'),
  admin: { useAsTitle: 'name', hidden: true },
  trash: true,
  indexes: [
    // The same bytes in the same gallery are the same photograph (one in the trash is restored).
    { fields: ['gallery', 'sha256'], unique: true },
    { fields: ['gallery', 'position'] },
    { fields: ['event', 'state'] },
  ],
  fields: mediaFields,
};
