import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { type OwnAccount, ownAccount } from '@/modules/identity/own-account';
import { loadFormPage } from './load-form-page';

/** The account of whoever is signed in; null for anybody else. */
export async function loadOwn(): Promise<OwnAccount | null> {
  const session = await contextOf(await headers()).session();
  return session && ownAccount(session.user.id);
}

/** One's own account as its page draws it, with a form of it that was refused. */
export async function loadOwnAccount() {
  const [form, own] = await Promise.all([loadFormPage(), loadOwn()]);
  return { ...form, own };
}
