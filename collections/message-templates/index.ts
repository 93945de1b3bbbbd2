import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { MESSAGE_KINDS } from '@/modules/messaging/rules/message-kinds';
import { accountField, choice, text } from '../shared/fields';
import { checkWords } from './hooks';

/** Kind and language never change: there is one row for each pair. */
const onceOnly = { update: () => false };

/** An account's own text of one message in one language. Without a row the platform's text is used. */
export const messageTemplates: CollectionConfig = {
  slug: 'message-templates',
  access: accessFor('message-templates'),
  admin: { hidden: true },
  hooks: { beforeChange: [checkWords] },
  indexes: [{ fields: ['account', 'kind', 'locale'], unique: true }],
  fields: [
    accountField(),
    { ...choice('kind', MESSAGE_KINDS, 'invitation'), access: onceOnly } as Field,
    { ...choice('locale', ['en', 'he'], 'en'), access: onceOnly } as Field,
    text('subject', 300),
    text('heading', 300),
    { name: 'text', type: 'textarea', maxLength: 5000 },
    text('button', 80),
    { name: 'whatsapp', type: 'textarea', maxLength: 2000 },
  ],
};
