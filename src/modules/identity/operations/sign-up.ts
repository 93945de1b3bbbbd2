import { asSystem } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { countryOfZone } from '@/core/i18n/country-of-zone';
import { sendsMail } from '@/core/mail/sends-mail';
import { askAccountMail } from '@/modules/identity/ask-mail';
import { anyAccount, findPerson, mailKey, type PersonRow } from '@/modules/identity/queries/people';
import type { Period } from '@/modules/money/rules/plan';
import { createAccount } from './create-account';

/** What a person enters to sign up. */
export interface NewUser {
  email: string;
  password: string;
  /** Compared where the form asks for the password twice. */
  password_confirmation?: string | undefined;
  first_name?: string | undefined;
  family_name?: string | undefined;
  locale: 'en' | 'he';
  /** A photographer gets an account with its first brand and the free plan. */
  photographer?: boolean;
  /** The account's name; defaults to the person's own. */
  business_name?: string | undefined;
  time_zone?: string | undefined;
  /** The plan chosen on the price list; only stored: the account gets the free plan. */
  plan?: string | undefined;
  period?: Period | undefined;
  /** The code of a discount link, and of a partner's link that was opened before. */
  discount?: string | undefined;
  partner?: string | undefined;
  /** A provider has proved the address: no confirmation is needed. */
  proved?: boolean;
}

/**
 * Creates a user who can sign in, and requests the message that confirms their address if needed. Throws INVALID_INPUT
 * if the passwords differ, EMAIL_TAKEN.
 */
export async function signUp(input: NewUser): Promise<PersonRow> {
  const email = mailKey(input.email);
  if (input.password !== (input.password_confirmation ?? input.password)) {
    const differs = { code: 'confirmation', params: { attribute: 'password' } } as const;
    throw new KeepersError('INVALID_INPUT', {}, { password_confirmation: differs });
  }
  if (await findPerson(email)) throw new KeepersError('EMAIL_TAKEN');
  const { first_name, family_name, password, locale } = input;
  // Without a mail server the first studio of an installation has no operator to ask: its owner installed it.
  const proved = input.proved || (Boolean(input.photographer) && !sendsMail() && !(await anyAccount()));
  const since = proved ? {} : { unconfirmed_since: new Date().toISOString() };
  const owner = { email, password, first_name, family_name, ...since };
  try {
    if (input.photographer) {
      const zone = timeZoneOf(input.time_zone);
      await createAccount({
        name: input.business_name || [first_name, family_name].filter(Boolean).join(' ').slice(0, 200),
        owner,
        locale,
        time_zone: zone,
        country_code: countryOfZone(zone),
        plan: 'free',
        wanted: { plan: input.plan, period: input.period },
        discount: input.discount,
        partner: input.partner,
      });
    } else {
      await asSystem('anyone may sign up; the fields are ours').create('users', { ...owner, locale });
    }
  } catch (error) {
    // A concurrent request used the same address first.
    if (await findPerson(email)) throw new KeepersError('EMAIL_TAKEN');
    throw error;
  }
  const person = await findPerson(email);
  if (!person) throw new Error('The new user was not found after signing up.');
  if (!proved) await askAccountMail({ kind: 'confirm', email, locale });
  return person;
}

/** Returns the browser's time zone if it is an IANA zone, else UTC. */
function timeZoneOf(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
