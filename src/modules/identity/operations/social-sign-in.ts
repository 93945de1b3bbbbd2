import { firstUse } from '@/core/captcha/queries';
import { randomToken, same } from '@/core/crypto';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { countTry, guardTries } from '@/core/http/tries';
import { sendsMail } from '@/core/mail/sends-mail';
import { askAccountMail } from '@/modules/identity/ask-mail';
import { hasSecondFactor } from '@/modules/identity/queries/factors';
import {
  confirmAddress,
  findPerson,
  findPersonById,
  type PersonRow,
} from '@/modules/identity/queries/people';
import { mustConfirmFirst } from '@/modules/identity/rules/sign-in';
import { decideSocial } from '@/modules/identity/rules/social';
import { providerOf, socialAddress, socialWho } from '@/modules/identity/social/provider';
import { findLinked } from '@/modules/identity/social/queries';
import { candidateCookie, type Flow, flowCookie, flowEnds } from '@/modules/identity/social/social-cookies';
import type { SocialWho } from '@/modules/identity/social/who';
import { linkIdentity } from './link-identity';
import { type Recognised, refuseClosed } from './sign-in';

/** Starts social sign-in: returns the provider's address, and the cookie that identifies the browser on its return. */
export async function leaveForSocial(
  context: RequestContext,
  id: string,
  { onward, photographer, wanted, link }: Pick<Flow, 'onward' | 'photographer' | 'wanted' | 'link'>,
): Promise<{ address: string; cookie: string }> {
  const provider = providerOf(id);
  const checks = {
    state: randomToken(24),
    nonce: randomToken(24),
    verifier: randomToken(48),
    redirect: `${env().publicUrl}/users/auth/${provider.id}/callback`,
  };
  const address = await socialAddress(provider, checks);
  const flow: Flow = {
    ...checks,
    provider: provider.id,
    onward,
    photographer,
    ...(wanted && { wanted }),
    link,
  };
  return { address, cookie: flowCookie.write(context.sessionId ?? '', flow) };
}

/** Returns the flow that this browser started; null without one. */
export const flowOf = (context: RequestContext): Flow | null =>
  flowCookie.read(context.sessionId ?? '', context.cookies);

/**
 * Returns the identity of the returning browser. The state must be the one of this browser's flow, for this provider,
 * and unused. Throws SOCIAL_STATE, SOCIAL_CANCELLED, SOCIAL_DOWN, SOCIAL_FAILED, TOO_MANY_TRIES.
 */
export async function comeBack(
  context: RequestContext,
  id: string,
  query: Record<string, string>,
): Promise<{ flow: Flow; who: SocialWho }> {
  const provider = providerOf(id);
  const flow = flowOf(context);
  if (flow?.provider !== provider.id || !same(query.state ?? '', flow.state))
    throw new KeepersError('SOCIAL_STATE');
  await guardTries('social', context);
  if (!(await firstUse('social', flow.state, flowEnds()))) throw new KeepersError('SOCIAL_STATE');
  const back = new URL(flow.redirect);
  back.search = String(new URLSearchParams(query));
  const who = await socialWho(provider, back, flow).catch(async (error: unknown) => {
    await countTry('social', context);
    throw error;
  });
  return { flow, who };
}

/**
 * Signs in the linked user, or returns a cookie for the page with the missing step. Throws ACCOUNT_INACTIVE,
 * CONFIRM_EMAIL_FIRST.
 */
export async function recogniseSocial(
  context: RequestContext,
  { flow, who }: { flow: Flow; who: SocialWho },
): Promise<{ found: Recognised } | { ask: string }> {
  const linked = await findLinked(who);
  const match = !linked && who.email ? await findPerson(who.email) : null;
  const facts = { confirmed: match?.unconfirmed_since === null };
  const next = decideSocial({
    linked: linked !== null,
    match: match && facts,
    verified: who.emailVerified,
  });
  if (next === 'password' || next === 'sign_up') {
    const { provider, onward, photographer, wanted } = flow;
    const candidate = {
      provider,
      who,
      onward,
      photographer,
      ...(wanted && { wanted }),
      nonce: randomToken(18),
    };
    return { ask: candidateCookie.write(context.sessionId ?? '', candidate) };
  }
  const person = linked ? await findPersonById(linked) : match;
  if (!person) throw new KeepersError('SOCIAL_FAILED');
  if (next === 'link') await linkIdentity(person.id, who);
  return { found: await recogniseSocialPerson(context, person, who) };
}

/** Applies the same checks as after a right password: switched-off account, unconfirmed address, second factor. */
export async function recogniseSocialPerson(
  context: RequestContext,
  person: PersonRow,
  who: SocialWho,
): Promise<Recognised> {
  refuseClosed(person);
  if (person.unconfirmed_since && who.emailVerified && who.email === person.email) {
    await confirmAddress(pool(), person.id);
  } else if (mustConfirmFirst(person.unconfirmed_since, new Date(), sendsMail())) {
    await askAccountMail({ kind: 'confirm', email: person.email, locale: context.locale });
    throw new KeepersError('CONFIRM_EMAIL_FIRST');
  }
  return { person, second: await hasSecondFactor(person.id) };
}
