import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { choice, flag, instant, ruled, text } from '../shared/fields';

const byOperation = { create: () => false, update: () => false };

/** A photographer's business: the tenant that owns everything else. */
export const accounts: CollectionConfig = {
  slug: 'accounts',
  access: accessFor('accounts'),
  admin: { useAsTitle: 'name', hidden: true },
  fields: [
    text('name', 200, { required: true }),
    { name: 'contact_email', type: 'email' },
    { name: 'additional_email', type: 'email' },
    text('phone_number', 40),
    ruled('country_code', 'country', 2),
    // On documents of payments.
    text('business_number', 60),
    text('business_address', 300),
    { name: 'description', type: 'textarea', maxLength: 5000 },
    ruled('time_zone', 'time_zone', 60, { required: true, defaultValue: 'UTC' }),
    choice('locale', ['en', 'he'], 'en'),
    // First label of its site's host name; set by an operation that knows the reserved names.
    { ...text('site_name', 63, { unique: true }), access: byOperation } as Field,
    // The plan chosen on the platform's price list before sign-up.
    { ...text('wanted_plan', 40), access: byOperation } as Field,
    { ...text('wanted_period', 20), access: byOperation } as Field,
    // Set by the installation's operators alone: people of an inactive account cannot sign in; its galleries stay
    // open.
    { ...flag('active', true), access: byOperation } as Field,
    { ...text('inactive_reason', 500), access: byOperation } as Field,
    { ...instant('inactive_at'), access: byOperation } as Field,
  ],
};
