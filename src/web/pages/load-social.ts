import { headers } from 'next/headers';
import { contextOf } from '@/modules/access/read-context';
import { findPendingIdentity } from '@/modules/identity/social/pending-identity';
import { socialButtons } from '@/modules/identity/social/social-buttons';
import { readFreeOffer, readPlanNames } from '@/modules/money/plans';
import { loadFormPage } from './load-form-page';

/** The pending sign-in by a provider: the questions left, and the provider's values for the fields. */
export async function loadSocial() {
  const form = await loadFormPage();
  const context = contextOf(await headers());
  const found = await findPendingIdentity(context);
  if (!found) return { ...form, pending: null };
  const { candidate, asks } = found;
  const { who, onward, photographer, wanted } = candidate;
  const values = {
    first_name: who.firstName,
    family_name: who.familyName,
    ...(onward.i && { i: onward.i }),
    ...(onward.c && { c: onward.c }),
    ...(photographer && { photographer: 'true' }),
    ...(wanted?.plan && { plan: wanted.plan }),
    ...(wanted?.period && { period: wanted.period }),
    ...form.values,
  };
  const provider = socialButtons().find((one) => one.id === candidate.provider)?.name ?? candidate.provider;
  const [offer, planNames] = await Promise.all([
    readFreeOffer(context.locale),
    readPlanNames(context.locale),
  ]);
  return { ...form, values, offer, planNames, pending: { asks, provider, email: who.email } };
}
