import { pool } from '@/core/db/pool';
import type { AccountFields, ProfileFields } from '@/modules/account/rules/account';

/** Returns a studio's settings, or null. */
export async function readAccount(id: string): Promise<AccountFields | null> {
  const { rows } = await pool().query<AccountFields>(
    `select name, description, contact_email, additional_email, phone_number, country_code, locale::text as locale, time_zone, site_name
       from accounts where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns a user's own profile, with the address they sign in with. */
export async function readProfile(id: string): Promise<(ProfileFields & { email: string }) | null> {
  const { rows } = await pool().query<ProfileFields & { email: string }>(
    `select coalesce(first_name, '') as first_name, family_name, locale::text as locale, email from users where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
