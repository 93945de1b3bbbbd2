import { type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { findPersonById } from '@/modules/identity/queries/people';
import {
  deleteIdentity,
  findLinked,
  insertIdentity,
  listIdentities,
} from '@/modules/identity/social/queries';
import { issuerOf, socialButtons } from '@/modules/identity/social/social-buttons';
import type { SocialWho } from '@/modules/identity/social/who';
import { mustKnowPassword } from './change-password';

/** Returns the provider of an issuer; one that is no longer configured is named by its address. */
const placeOf = (issuer: string) => env().social.find((one) => issuerOf(one) === issuer);
const nameOf = (issuer: string): string => placeOf(issuer)?.name ?? issuer;

/** Records the change in the account's history and mails the user, who must learn of it if it was not them. */
async function notifyPerson(
  sql: Sql,
  user: string,
  kind: 'social_linked' | 'social_unlinked',
  issuer: string,
): Promise<void> {
  const person = await findPersonById(user, sql);
  if (!person) throw new KeepersError('UNAUTHENTICATED');
  const action = kind === 'social_linked' ? 'person.social_linked' : 'person.social_unlinked';
  if (person.account) await recordAudit(sql, action, { account: person.account, subject: person.email });
  const about = { name: person.first_name, locale: person.locale ?? 'en', provider: nameOf(issuer) } as const;
  await sendMail(sql, { ...accountMail(kind, about), to: person.email, account: null });
}

/** Links an account to an identity of a provider, with which the user may sign in from now on. Throws SOCIAL_TAKEN. */
export async function linkIdentity(user: string, who: SocialWho): Promise<void> {
  await transaction(async (sql) => {
    if (await insertIdentity(sql, user, who)) return notifyPerson(sql, user, 'social_linked', who.issuer);
    if ((await findLinked(who, sql)) !== user) throw new KeepersError('SOCIAL_TAKEN');
  });
}

/** Unlinks an identity; ignores a missing one or another user's. Throws INVALID_INPUT if the password is wrong. */
export async function unlinkIdentity(user: string, id: string, password: string): Promise<void> {
  await mustKnowPassword(user, password, 'password');
  await transaction(async (sql) => {
    const gone = await deleteIdentity(sql, user, id);
    if (gone) await notifyPerson(sql, user, 'social_unlinked', gone.provider);
  });
}

/** Returns the providers that a user is linked to, and those that can be linked. */
export async function showIdentities(user: string) {
  const rows = await listIdentities(user);
  return {
    identities: rows.map(({ id, provider, email, created_at }) => ({
      id,
      provider: placeOf(provider)?.id ?? null,
      name: nameOf(provider),
      email,
      created_at: created_at.toISOString(),
    })),
    providers: socialButtons(),
  };
}
