import { type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { findPersonById } from '@/modules/identity/people-repo';
import {
  deleteIdentity,
  findLinked,
  insertIdentity,
  listIdentities,
} from '@/modules/identity/social/identities-repo';
import { issuerOf, socialButtons } from '@/modules/identity/social/social-buttons';
import type { SocialWho } from '@/modules/identity/social/who';
import { mustKnowPassword } from './change-password';

/** The place of an issuer; one that is no longer set up is called by its address. */
const placeOf = (issuer: string) => env().social.find((one) => issuerOf(one) === issuer);
const nameOf = (issuer: string): string => placeOf(issuer)?.name ?? issuer;

/** Writes it into the account's history, and to the person: whoever did not do this must hear of it. */
async function tell(
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

/** Ties an account to a person of another place, who may sign in by it from now on. Throws SOCIAL_TAKEN. */
export async function linkIdentity(user: string, who: SocialWho): Promise<void> {
  await transaction(async (sql) => {
    if (await insertIdentity(sql, user, who)) return tell(sql, user, 'social_linked', who.issuer);
    if ((await findLinked(who, sql)) !== user) throw new KeepersError('SOCIAL_TAKEN');
  });
}

/** Unties one; it is not there, or not theirs: gone already. Throws INVALID_INPUT where the password is wrong. */
export async function unlinkIdentity(user: string, id: string, password: string): Promise<void> {
  await mustKnowPassword(user, password, 'password');
  await transaction(async (sql) => {
    const gone = await deleteIdentity(sql, user, id);
    if (gone) await tell(sql, user, 'social_unlinked', gone.provider);
  });
}

/** What somebody's screen of sign-in shows: the places they are tied to, and those they could be. */
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
