import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { account, count, text } from './fields';

/** An album as a studio offers it: its measures, paper, how many spreads it has. Albums keep the measures they began with. */
export const albumProducts: CollectionConfig = {
  slug: 'album-products',
  access: accessFor('album-products'),
  admin: { useAsTitle: 'name', hidden: true },
  fields: [
    account,
    text('name', 200, true),
    // `AlbumProductInput`, without its name.
    { name: 'rules', type: 'json', required: true },
    count('position'),
  ],
};
