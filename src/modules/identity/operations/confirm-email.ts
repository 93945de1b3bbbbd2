import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { sendMail } from '@/core/mail/send-mail';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { accountMail } from '@/modules/identity/account-mails';
import { confirmAddress, findPersonById, replaceAddress } from '@/modules/identity/queries/people';
import { deleteUnusedTokens } from '@/modules/identity/queries/tokens';
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
      await confirmAddress(sql, person.id);
      return { user: person.id, changed: false };
    }
    if (!(await replaceAddress(sql, person.id, email))) throw new KeepersError('LINK_NOT_VALID');
    // Invalidates links that were mailed to the old address.
    await deleteUnusedTokens(sql, person.id);
    if (person.account)
      await recordAudit(sql, 'person.email_changed', { account: person.account, subject: email });
    const about = { name: person.first_name, locale: person.locale ?? 'en', email } as const;
    await sendMail(sql, { ...accountMail('email_changed', about), to: person.email, account: null });
    return { user: person.id, changed: true };
  });
}
