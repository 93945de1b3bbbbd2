import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { findPersonById } from '@/modules/identity/people-repo';
import { spendToken } from '@/modules/identity/token';

/**
 * Consumes the token that proves a mailbox: confirms the address used at sign-up, or replaces the old address by the
 * requested one and notifies the old one. Throws LINK_NOT_VALID for a used, expired or unknown token, and if another
 * user has the new address meanwhile.
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
    // Invalidates links that were mailed to the old address.
    await sql.query('delete from account_tokens where user_id = $1 and used_at is null', [person.id]);
    if (person.account)
      await recordAudit(sql, 'person.email_changed', { account: person.account, subject: email });
    const about = { name: person.first_name, locale: person.locale ?? 'en', email } as const;
    await sendMail(sql, { ...accountMail('email_changed', about), to: person.email, account: null });
    return { user: person.id, changed: true };
  });
}
