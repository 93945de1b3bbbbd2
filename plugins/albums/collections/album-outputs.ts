import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { account, count, parent, text } from './fields';

/** Files of an album for a lab: a job writes them into the storage. */
export const albumOutputs: CollectionConfig = {
  slug: 'album-outputs',
  access: accessFor('album-outputs'),
  admin: { hidden: true },
  fields: [
    account,
    parent('event', 'events', 'cascade'),
    parent('album', 'albums', 'cascade'),
    { name: 'kind', type: 'select', options: ['pdf', 'jpeg'], required: true },
    {
      name: 'state',
      type: 'select',
      options: ['waiting', 'ready', 'failed'],
      defaultValue: 'waiting',
      required: true,
    },
    // The saved document it is made of.
    count('revision'),
    { name: 'document', type: 'json', required: true },
    { name: 'marks', type: 'checkbox', defaultValue: false, required: true },
    { name: 'pages', type: 'checkbox', defaultValue: false, required: true },
    // Finished spreads.
    count('done'),
    count('total'),
    // `OutputFile[]`: names and keys in the storage.
    { name: 'files', type: 'json' },
    // Of failed ones: the names of photographs whose original is missing, one on a line; null for another fault.
    text('failure', 200),
  ],
};
