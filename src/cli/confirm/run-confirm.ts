import { pool } from '@/core/db/pool';
import { confirmAddress } from './queries';

/** PostgreSQL's code where a table is missing. */
const NO_TABLE = '42P01';

interface Said {
  lines: string[];
  good: boolean;
}

/**
 * `confirm name@example.com`: marks the address a person signed up with as confirmed, for installations whose messages do
 * not arrive. The operator vouches for the address: no message is sent, and no other address is changed.
 */
export async function runConfirm(args: string[]): Promise<Said> {
  try {
    const [email, ...more] = args;
    if (!email || more.length > 0)
      return { good: false, lines: ['Give one address: confirm name@example.com'] };
    const person = await confirmAddress(pool(), email.trim());
    if (!person) return { good: false, lines: [`There is no account with the address ${email}.`] };
    return {
      good: true,
      lines: [person.open ? `${email} is confirmed now.` : `${email} was confirmed before.`],
    };
  } catch (error) {
    if ((error as { code?: string }).code !== NO_TABLE) throw error;
    const where = 'give the settings of the installation that is meant (KEEPERS_DATA or DATABASE_URL)';
    return { good: false, lines: [`This database has no accounts yet: start Keepers once, or ${where}.`] };
  } finally {
    await pool().end();
  }
}
