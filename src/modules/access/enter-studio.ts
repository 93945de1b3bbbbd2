import { headers } from 'next/headers';
import { cache } from 'react';
import { accountOf, roleOf, type SignedIn } from '@/core/access/person';
import type { Role } from '@/core/access/roles';
import type { RequestContext } from '@/core/http/request-context';
import type { Locale } from '@/core/i18n/locale';
import { type Authorized, authorize } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import { allow } from '@/modules/access/table';

/** A user of the admin: their role, and the account they work in (an operator may have none and sees all). */
export interface StudioPerson {
  context: RequestContext;
  user: SignedIn;
  sessionId: string;
  role: Role;
  account: string | null;
  locale: Locale;
  csrf: string;
}

/** Returns the user of this page request, or null for a requester who may not enter the admin. Cached per request. */
export const studioPerson = cache(async (): Promise<StudioPerson | null> => {
  const asked = new Headers(await headers());
  const context = contextOf(asked);
  const session = await context.session();
  if (!session) return null;
  const role = roleOf(session.user);
  const account = accountOf(session.user);
  const scope = allow(role, 'admin.enter');
  if (scope === 'none' || (scope !== 'all' && !account)) return null;
  const csrf = asked.get('x-keepers-csrf') ?? '';
  return { context, user: session.user, sessionId: session.id, role, account, locale: context.locale, csrf };
});

/** Returns a project of the person's account; null both for a missing project and for another account's. */
export async function studioProject(person: StudioPerson, id: string): Promise<Authorized | null> {
  try {
    return await authorize(person.context, id, 'project.preview');
  } catch {
    return null;
  }
}
