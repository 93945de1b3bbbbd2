import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { sendMail } from '@/core/mail/send-mail';
import { accountMail } from '@/modules/identity/account-mails';
import { findPerson, findPersonById, mailKey } from '@/modules/identity/queries/people';
import { issueToken } from '@/modules/identity/token';
import { mustKnowPassword } from './change-password';

/**
 * Requests a change of address: mails a link to the new one, and changes nothing until it is followed. If the new
 * address has an account, its owner is notified instead, and the response is the same. Throws INVALID_INPUT naming the
 * field.
 */
export async function askEmailChange(
  user: string,
  { email: given, password, locale }: { email: string; password: string; locale: Locale },
): Promise<void> {
  await mustKnowPassword(user, password, 'password');
  const email = mailKey(given);
  await transaction(async (sql) => {
    const person = await findPersonById(user, sql);
    if (!person) throw new KeepersError('UNAUTHENTICATED');
    if (person.email === email) throw new KeepersError('INVALID_INPUT', {}, { email: 'SAME_EMAIL' });
    const taken = await findPerson(email, sql);
    const token = await issueToken(sql, person.id, 'email', { email });
    const about = { locale: person.locale ?? locale, email, token };
    const words = taken
      ? accountMail('email_taken', { name: taken.first_name, locale: taken.locale ?? locale })
      : accountMail('email', { name: person.first_name, ...about });
    await sendMail(sql, { ...words, to: email, account: null });
  });
}
