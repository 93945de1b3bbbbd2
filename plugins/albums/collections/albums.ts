import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { account, count, instant, link, parent, text } from './fields';

/** An album of a project. */
export const albums: CollectionConfig = {
  slug: 'albums',
  access: accessFor('albums'),
  admin: { useAsTitle: 'name', hidden: true },
  fields: [
    account,
    parent('event', 'events', 'cascade'),
    link('product', 'album-products'),
    text('name', 200, true),
    // `AlbumDocument`.
    { name: 'document', type: 'json', required: true },
    // Counts the saved documents.
    count('revision'),
    {
      name: 'state',
      type: 'select',
      options: ['draft', 'proof', 'approved'],
      defaultValue: 'draft',
      required: true,
    },
    // Proofs that were sent.
    count('round'),
    { name: 'closes_on', type: 'text', maxLength: 10 },
    // The last reminder of that day that was sent, in days before it; 0 for none.
    count('reminded'),
    // Of the last proof: they stay until the next one is sent.
    instant('approved_at'),
    // As the client is called.
    text('approved_by', 200),
    link('grant', 'grants'),
  ],
};

/** A document that was sent as a proof, or kept before it was replaced. */
export const albumVersions: CollectionConfig = {
  slug: 'album-versions',
  access: accessFor('album-versions'),
  admin: { hidden: true },
  indexes: [{ fields: ['album', 'number'], unique: true }],
  fields: [
    account,
    parent('album', 'albums', 'cascade'),
    count('number', 1),
    // The round of the proof; 0 for one kept before going back.
    count('round'),
    // `AlbumDocument`. Once the next proof is sent, `approval` beside it has who approved this one, and when: `{ at, by, grant }`.
    { name: 'document', type: 'json', required: true },
    { name: 'note', type: 'textarea', maxLength: 2000 },
  ],
};
