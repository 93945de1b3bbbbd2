import { firstUse } from '@/core/captcha/queries';
import { randomToken } from '@/core/crypto';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { findPerson, mailKey, removePassword } from '@/modules/identity/queries/people';
import { findPendingIdentity, type PendingIdentity } from '@/modules/identity/social/pending-identity';
import { insertIdentity } from '@/modules/identity/social/queries';
import { type Candidate, flowEnds } from '@/modules/identity/social/social-cookies';
import { PARTNER_COOKIE } from '@/modules/subscriptions/rules/partner-cookie';
import { linkIdentity } from './link-identity';
import { type Recognised, recognise } from './sign-in';
import { signUp } from './sign-up';
import { recogniseSocialPerson } from './social-sign-in';

/** Returns the pending identity of this browser. Throws SESSION_EXPIRED, with the way back. */
export async function requirePendingIdentity(context: RequestContext): Promise<PendingIdentity> {
  const pending = await findPendingIdentity(context);
  if (!pending) throw Object.assign(new KeepersError('SESSION_EXPIRED'), { path: '/users/sign_in' });
  return pending;
}

async function useUp({ nonce }: Candidate): Promise<void> {
  if (!(await firstUse('social-who', nonce, flowEnds()))) throw new KeepersError('SOCIAL_STATE');
}

/**
 * Links the account of this address to the pending identity, after its password. Throws as signing in does, and
 * SOCIAL_TAKEN.
 */
export async function linkByPassword(
  context: RequestContext,
  { who, ...candidate }: Candidate,
  password: string,
): Promise<Recognised> {
  const found = await recognise(context, { email: who.email ?? '', password });
  await useUp({ who, ...candidate });
  await linkIdentity(found.person.id, who);
  return found;
}

/** Fields that a new user must still fill in. */
export interface NewSocial {
  first_name: string;
  family_name: string;
  /** Only if the provider returned none. */
  email?: string | undefined;
  photographer: boolean;
  business_name?: string | undefined;
  time_zone?: string | undefined;
}

/**
 * Creates an account without a password for the pending identity. Its address is confirmed only if the provider
 * verified it; a typed one is not. Throws INVALID_INPUT naming the fields, EMAIL_TAKEN, SOCIAL_STATE, SOCIAL_TAKEN.
 */
export async function signUpSocial(
  context: RequestContext,
  candidate: Candidate,
  input: NewSocial,
): Promise<Recognised> {
  const { who } = candidate;
  const email = who.email ?? (input.email && mailKey(input.email));
  if (!email) throw new KeepersError('INVALID_INPUT', {}, { email: 'blank' });
  if (await findPerson(email)) throw new KeepersError('EMAIL_TAKEN');
  await useUp(candidate);
  const password = randomToken(32);
  const made = await signUp({
    ...input,
    // The choice on the price list before leaving for the provider.
    ...candidate.wanted,
    partner: context.cookies.get(PARTNER_COOKIE),
    email,
    password,
    password_confirmation: password,
    locale: context.locale,
    proved: who.emailVerified,
  });
  await transaction(async (sql) => {
    await removePassword(sql, made.id);
    if (!(await insertIdentity(sql, made.id, who))) throw new KeepersError('SOCIAL_TAKEN');
  });
  return recogniseSocialPerson(context, made, who);
}
