import { defineFeature } from '@plugins/kit';
import { completions } from './collections/completions';
import { nudges } from './collections/nudges';
import { reminders } from './collections/reminders';
import { settlements } from './collections/settlements';
import { listMedias, lists } from './marks/collections/lists';
import { marks } from './marks/collections/marks';
import { permissions } from './permissions';

/** Only operations write these fields. */
const byOperation = { create: () => false, update: () => false };

/** Picking photographs for products: by each product's rules, together, until the selection is complete. */
export const selection = defineFeature({
  id: 'selection',
  kit: 1,
  permissions,
  collections: [completions, reminders, settlements, nudges, marks, lists, listMedias],
  extend: {
    // When they unsubscribed from this studio's reminders of selections.
    clients: [{ name: 'reminders_stopped_at', type: 'date', access: byOperation }],
    // The completion (or publishing) after which its people were mailed that it is being edited, and that it is
    // delivered.
    events: [
      { name: 'editing_told_for', type: 'date', admin: { hidden: true } },
      { name: 'delivered_told_for', type: 'date', admin: { hidden: true } },
    ],
  },
});
