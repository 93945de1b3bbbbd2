import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { account, count, text } from './fields';

/** A studio's own layout of a spread, saved from an album; its places are shares of the spread. */
export const albumTemplates: CollectionConfig = {
  slug: 'album-templates',
  access: accessFor('album-templates'),
  admin: { useAsTitle: 'name', hidden: true },
  fields: [
    account,
    text('name', 200, true),
    // Photographs it is for.
    count('photographs', 1),
    { name: 'cells', type: 'json', required: true },
  ],
};
