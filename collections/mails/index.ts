import type { CollectionConfig } from 'payload';
import { accessFor } from '@/access/collection-access';
import { accountField, choice, instant, linkField, text } from '../shared/fields';

/** Every message the platform sends; without a mail server it stays here, to be read by the account's owner. */
export const mails: CollectionConfig = {
  slug: 'mails',
  access: accessFor('mails'),
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'createdAt'],
  },
  fields: [
    { ...accountField(), required: false },
    linkField('event', 'events'),
    text('kind', 60, { required: true }),
    text('to', 320, { required: true }),
    text('reply_to', 320),
    choice('locale', ['en', 'he'], 'en'),
    text('subject', 500, { required: true }),
    { name: 'text', type: 'textarea' },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    choice('state', ['queued', 'outbox', 'sent', 'failed'], 'queued'),
    text('error', 1000),
    text('message_id', 300),
    instant('sent_at'),
  ],
};
