import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { findPersonById } from '@/modules/identity/people-repo';
import { spendToken } from '@/modules/identity/token';

/**
 * Takes the proof of a mailbox: confirms the address somebody signed up with, or the new one they asked for, which then
 * takes the old one's place; the old one is told. Throws LINK_NOT_VALID for a token that is used, over or not ours, and
 * where the new address has meanwhile become somebody else's.
 */
export async function confirmEmail(token: string): Promise<{ user: string; changed: boolean }> {
  return transaction(async (sql) => {
    const spent = await spendToken(sql, token, ['confirm', 'email']);
    const person = spent && (await findPersonById(spent.user, sql));
    if (!spent || !person) throw new KeepersError('LINK_NOT_VALID');
    const email = spent.kind === 'email' ? spent.data?.email : undefined;
    if (!email) {
      await sql.query('update users set unconfirmed_since = null, email_refused_at = null where id = $1', [
        person.id,
      ]);
      return { user: person.id, changed: false };
    }
    const { rowCount } = await sql.query(
      `update users set email = $2, unconfirmed_since = null, email_refused_at = null, updated_at = now()
        where id = $1 and not exists (select 1 from users where email = $2)`,
      [person.id, email],
    );
    if (!rowCount) throw new KeepersError('LINK_NOT_VALID');
    // Links to the old mailbox open nothing any more.
    await sql.query('delete from account_tokens where user_id = $1 and used_at is null', [person.id]);
    if (person.account)
      await recordAudit(sql, 'person.email_changed', { account: person.account, subject: email });
    const about = { name: person.first_name, locale: person.locale ?? 'en', email } as const;
    await sendMail(sql, { ...accountMail('email_changed', about), to: person.email, account: null });
    return { user: person.id, changed: true };
  });
}
