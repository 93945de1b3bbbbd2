import { defineFeature } from '@plugins/kit';
import { completions } from './collections/completions';
import { reminders } from './collections/reminders';
import { settlements } from './collections/settlements';
import { permissions } from './permissions';

/** Choosing photographs for products: by each product's rules, together, until it is completed. */
export const selection = defineFeature({
  id: 'selection',
  kit: 1,
  permissions,
  collections: [completions, reminders, settlements],
  // They want no more reminders of a selection from this studio.
  extend: { clients: [{ name: 'reminders_stopped_at', type: 'date' }] },
});
