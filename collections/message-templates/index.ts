import type { CollectionConfig } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { MESSAGE_KINDS } from '@/modules/messaging/rules/message-kinds';
import { accountField, choice, text } from '../shared/fields';

/** How an account says one message in one language. Without a row the house's words are said. */
export const messageTemplates: CollectionConfig = {
  slug: 'message-templates',
  access: accessFor('message-templates'),
  admin: { hidden: true },
  indexes: [{ fields: ['account', 'kind', 'locale'], unique: true }],
  fields: [
    accountField(),
    choice('kind', MESSAGE_KINDS, 'invitation'),
    choice('locale', ['en', 'he'], 'en'),
    text('subject', 300),
    text('heading', 300),
    { name: 'text', type: 'textarea', maxLength: 5000 },
    text('button', 80),
    { name: 'whatsapp', type: 'textarea', maxLength: 2000 },
  ],
};
