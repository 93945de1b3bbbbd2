import { pool } from '@/core/db/pool';

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
    const { rows } = await pool().query<{ open: boolean }>(
      `with found as (select id, unconfirmed_since is not null as open from users where email = lower($1) for update),
            written as (update users set unconfirmed_since = null, updated_at = now()
                         where id in (select id from found where open))
       select open from found`,
      [email.trim()],
    );
    const [person] = rows;
    if (!person) return { good: false, lines: [`There is no account with the address ${email}.`] };
    return {
      good: true,
      lines: [person.open ? `${email} is confirmed now.` : `${email} was confirmed before.`],
    };
  } finally {
    await pool().end();
  }
}
