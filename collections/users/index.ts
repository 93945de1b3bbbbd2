import type { CollectionConfig } from 'payload';
import { accessFor, adminEnter } from '@/modules/access/collection-access';
import { PROJECT_VIEWS } from '@/modules/project/rules/project-list';
import { choice, flag, instant, linkField, text } from '../shared/fields';

const operatorOnly = { create: () => false, update: () => false };

/**
 * Everybody who signs in. A photographer's people have an account and a role in it; anyone signed in may also be a
 * client of projects, which is a row in `clients`, not a role. Sign-in is at /users/sign_in: the front refuses
 * Payload's own login, forgot, unlock and first-register addresses.
 */
export const users: CollectionConfig = {
  slug: 'users',
  access: { ...accessFor('users'), admin: adminEnter },
  admin: { useAsTitle: 'email', hidden: true },
  auth: {
    useSessions: true,
    // The session is in a cookie that scripts cannot read: no response contains it.
    removeTokenFromResponses: true,
    tokenExpiration: 60 * 60 * 24 * 14,
    maxLoginAttempts: 6,
    lockTime: 15 * 60 * 1000,
    cookies: { sameSite: 'Lax' },
  },
  fields: [
    { ...linkField('account', 'accounts'), access: operatorOnly, admin: { hidden: true } } as never,
    {
      ...choice('role', ['owner', 'assistant']),
      access: operatorOnly,
      admin: { hidden: true },
    } as never,
    { ...flag('operator'), access: operatorOnly, admin: { hidden: true } } as never,
    text('first_name', 100),
    text('family_name', 100),
    choice('locale', ['en', 'he']),
    // This person's view of the project list.
    choice('projects_view', PROJECT_VIEWS),
    // Set by operations alone: an unconfirmed address, a bounced address, a pending deletion.
    { ...instant('unconfirmed_since'), access: operatorOnly, admin: { hidden: true } } as never,
    { ...instant('email_refused_at'), access: operatorOnly, admin: { hidden: true } } as never,
    { ...instant('erase_after'), access: operatorOnly, admin: { hidden: true } } as never,
  ],
};
