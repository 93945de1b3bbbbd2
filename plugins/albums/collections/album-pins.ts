import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { account, count, instant, link, parent, text } from './fields';

/** A note on a spread of a proof, at a point or about a photograph to exchange. `user` is set if the studio wrote it, else `grant`. */
export const albumPins: CollectionConfig = {
  slug: 'album-pins',
  access: accessFor('album-pins'),
  admin: { hidden: true },
  fields: [
    account,
    parent('event', 'events', 'cascade'),
    parent('album', 'albums', 'cascade'),
    // The proof it was written about.
    count('round'),
    text('spread', 40, true),
    // Shares of the spread, 0 to 1.
    { name: 'x', type: 'number', min: 0, max: 1, required: true },
    { name: 'y', type: 'number', min: 0, max: 1, required: true },
    { name: 'text', type: 'textarea', maxLength: 2000 },
    // The photograph to take off the spread, and the one to put there.
    link('swap_out', 'media'),
    link('swap_in', 'media'),
    link('grant', 'grants'),
    link('user', 'users'),
    { name: 'by_studio', type: 'checkbox', defaultValue: false, required: true },
    instant('resolved_at'),
  ],
};
