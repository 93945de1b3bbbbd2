import { headers } from 'next/headers';
import { findFactors } from '@/server/accounts/factors-repo';
import { readPending } from '@/server/accounts/pending';
import { contextOf } from '@/server/http/request-context';
import { loadFormPage } from './load-form-page';

/** What the second step draws: whether somebody stands before it, and whether a passkey can be asked of them. */
export async function loadSecondFactor() {
  const form = await loadFormPage();
  const pending = readPending(contextOf(await headers()).cookies);
  const known = pending ? await findFactors(pending.user, ['passkey']) : [];
  const state: 'form' | 'missing' = pending ? 'form' : 'missing';
  return { ...form, state, passkey: known.length > 0 };
}
