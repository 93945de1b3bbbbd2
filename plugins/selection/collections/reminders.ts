import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/** A sent reminder: so many days before a project's products close on that day. At most one each. */
export const reminders: CollectionConfig = {
  slug: 'selection-reminders',
  access: accessFor('selection-reminders'),
  admin: { hidden: true },
  indexes: [{ fields: ['event', 'closes_on', 'days'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    { name: 'closes_on', type: 'text', required: true, maxLength: 10 },
    { name: 'days', type: 'number', required: true },
  ],
};
