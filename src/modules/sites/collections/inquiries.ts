import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { ofSite } from './of-site';

/** A visitor's message from a site's form. */
export const siteInquiries: CollectionConfig = {
  slug: 'site-inquiries',
  access: accessFor('site-inquiries'),
  admin: { hidden: true },
  trash: true,
  fields: [
    { ...ofSite, index: true },
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true },
    { name: 'name', type: 'text', maxLength: 200, required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'phone', type: 'text', maxLength: 40 },
    // The date the inquiry is about, without a time.
    { name: 'day', type: 'text', maxLength: 10 },
    { name: 'message', type: 'textarea', maxLength: 5000, required: true },
    // Answers to the form's own questions, in order: `{ label, value }`.
    { name: 'answers', type: 'json' },
    { name: 'locale', type: 'select', options: ['en', 'he'] },
    // The page with the form.
    { name: 'page', type: 'text', maxLength: 200 },
    { name: 'read_at', type: 'date' },
  ],
};
