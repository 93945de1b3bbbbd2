import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { type OwnAccount, ownAccount } from '@/modules/identity/own-account';
import { loadFormPage } from './load-form-page';

/** The account of the signed-in person; null for a visitor. */
export async function loadOwn(): Promise<OwnAccount | null> {
  const session = await contextOf(await headers()).session();
  return session && ownAccount(session.user.id);
}

/** One's own account as its page shows it, with a refused form of it. */
export async function loadOwnAccount() {
  const [form, own] = await Promise.all([loadFormPage(), loadOwn()]);
  return { ...form, own };
}
