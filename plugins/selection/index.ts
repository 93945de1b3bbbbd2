import { defineFeature } from '@plugins/kit';
import { completions } from './collections/completions';
import { nudges } from './collections/nudges';
import { reminders } from './collections/reminders';
import { settlements } from './collections/settlements';
import { listMedias, lists } from './marks/collections/lists';
import { marks } from './marks/collections/marks';
import { permissions } from './permissions';

/** Choosing photographs for products: by each product's rules, together, until it is completed. */
export const selection = defineFeature({
  id: 'selection',
  kit: 1,
  permissions,
  collections: [completions, reminders, settlements, nudges, marks, lists, listMedias],
  extend: {
    // They want no more reminders of a selection from this studio.
    clients: [{ name: 'reminders_stopped_at', type: 'date' }],
    // The completion (or publishing) after which its people were told that it is being edited, and that it is delivered.
    events: [
      { name: 'editing_told_for', type: 'date', admin: { hidden: true } },
      { name: 'delivered_told_for', type: 'date', admin: { hidden: true } },
    ],
  },
});
