import type { CollectionConfig, Field } from 'payload';
import { MAIL_STATES } from '@/core/mail/mail-state';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, linkField, text } from '../shared/fields';

const byOperation = { create: () => false, update: () => false };

/** Every mail the platform sends; without a mail server it stays here for the account's owner to read. */
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
    // The client it is addressed to, if any.
    linkField('client', 'clients'),
    text('kind', 60, { required: true }),
    text('to', 320, { required: true }),
    text('reply_to', 320),
    // Path of the one-click unsubscribe in mail programs (RFC 8058), on the platform's host.
    { ...text('stop_path', 300), access: { ...byOperation, read: () => false } } as Field,
    choice('locale', ['en', 'he'], 'en'),
    text('subject', 500, { required: true }),
    { name: 'text', type: 'textarea' },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    choice('state', MAIL_STATES, 'queued'),
    // Failure reason as a code of `domain/mail-trouble`; `error` has the server's message.
    { ...text('trouble', 40), access: byOperation } as Field,
    text('error', 1000),
    text('message_id', 300, { index: true }),
    { name: 'tries', type: 'number', access: byOperation },
    instant('sent_at'),
    // When its last byte was about to be sent: from then on it is never retried automatically.
    { ...instant('handed_at'), access: byOperation } as Field,
    { ...instant('bounced_at'), access: byOperation } as Field,
    // The mail sent in its place.
    { ...linkField('again', 'mails'), access: byOperation } as Field,
  ],
};
