import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { readPending } from '@/modules/identity/pending';
import { findFactors } from '@/modules/identity/queries/factors';
import { loadFormPage } from './load-form-page';

/** Props of the second step: whether a sign-in is pending, and whether a passkey can be used. */
export async function loadSecondFactor() {
  const form = await loadFormPage();
  const pending = readPending(contextOf(await headers()).cookies);
  const known = pending ? await findFactors(pending.user, ['passkey']) : [];
  const state: 'form' | 'missing' = pending ? 'form' : 'missing';
  return { ...form, state, passkey: known.length > 0 };
}
