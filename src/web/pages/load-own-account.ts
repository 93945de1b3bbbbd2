import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { type OwnAccount, ownAccount } from '@/modules/identity/own-account';
import { loadFormPage } from './load-form-page';
import { ownGalleries } from './own-galleries';

/** The account of the signed-in person; null for a visitor. */
export async function loadOwn(): Promise<OwnAccount | null> {
  const session = await contextOf(await headers()).session();
  return session && ownAccount(session.user.id);
}

/** One's own account as its page shows it, with one's galleries and a refused form. */
export async function loadOwnAccount() {
  const context = contextOf(await headers());
  const session = await context.session();
  const [form, own, galleries] = await Promise.all([
    loadFormPage(),
    loadOwn(),
    session ? ownGalleries(session.user.id, context.locale) : [],
  ]);
  return { ...form, own: own && { ...own, galleries } };
}
