import type { CollectionConfig, Field } from 'payload';
import { MAIL_STATES } from '@/core/mail/mail-state';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, instant, linkField, text } from '../shared/fields';

const byOperation = { create: () => false, update: () => false };

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
    // The account's client it is for, where it is for one.
    linkField('client', 'clients'),
    text('kind', 60, { required: true }),
    text('to', 320, { required: true }),
    text('reply_to', 320),
    // Where one press of the reader's mail program ends such messages (RFC 8058), from the platform's host on.
    { ...text('stop_path', 300), access: { ...byOperation, read: () => false } } as Field,
    choice('locale', ['en', 'he'], 'en'),
    text('subject', 500, { required: true }),
    { name: 'text', type: 'textarea' },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    choice('state', MAIL_STATES, 'queued'),
    // Why it did not arrive, as a word of `domain/mail-trouble`; what the server said stands in `error`.
    { ...text('trouble', 40), access: byOperation } as Field,
    text('error', 1000),
    text('message_id', 300, { index: true }),
    { name: 'tries', type: 'number', access: byOperation },
    instant('sent_at'),
    // Its last byte was on its way: from then on it is never sent again by itself.
    { ...instant('handed_at'), access: byOperation } as Field,
    { ...instant('bounced_at'), access: byOperation } as Field,
    // The message that went in its place.
    { ...linkField('again', 'mails'), access: byOperation } as Field,
  ],
};
