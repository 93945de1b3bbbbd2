import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { findFactors } from '@/modules/identity/factors-repo';
import { readPending } from '@/modules/identity/pending';
import { loadFormPage } from './load-form-page';

/** What the second step draws: whether somebody stands before it, and whether a passkey can be asked of them. */
export async function loadSecondFactor() {
  const form = await loadFormPage();
  const pending = readPending(contextOf(await headers()).cookies);
  const known = pending ? await findFactors(pending.user, ['passkey']) : [];
  const state: 'form' | 'missing' = pending ? 'form' : 'missing';
  return { ...form, state, passkey: known.length > 0 };
}
