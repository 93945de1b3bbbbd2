import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, ruled, text } from '../shared/fields';

/**
 * The limits of an account: copied from the plan at the time of purchase, so that a later price list changes nothing.
 */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  access: accessFor('subscriptions'),
  admin: { useAsTitle: 'plan', hidden: true },
  fields: [
    accountField(),
    text('plan', 40, { required: true }),
    choice('period', ['monthly', 'quarterly', 'yearly'], 'monthly'),
    { name: 'price_amount', type: 'number', min: 0, defaultValue: 0, required: true },
    ruled('price_currency', 'currency', 3, { required: true, defaultValue: 'USD' }),
    { name: 'project_limit', type: 'number', min: 0 },
    { name: 'max_photos_per_project', type: 'number', min: 0 },
    { name: 'sales_commission_percent', type: 'number', min: 0, max: 100, defaultValue: 0 },
    instant('last_payment_at'),
    instant('next_payment_at'),
  ],
};
