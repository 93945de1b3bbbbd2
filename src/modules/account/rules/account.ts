import { z } from 'zod';
import { LOCALES } from '@/core/i18n/locale';
import { cleanSiteName, siteNameProblem } from '@/core/text/site-name';
import { isTimeZone } from '@/core/time/time-zones';

/** Maximum lengths of an account's and a user's texts. */
export const ACCOUNT_TEXT_MAX = {
  name: 200,
  description: 5000,
  contact_email: 254,
  additional_email: 254,
  phone_number: 40,
  business_number: 60,
  business_address: 300,
  first_name: 100,
  family_name: 100,
} as const;

const optional = <T extends z.ZodType<string>>(kind: T) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), kind.nullable());
const text = (max: number) => z.string().trim().max(max);
const siteName = z
  .string()
  .transform(cleanSiteName)
  .refine((name) => siteNameProblem(name) !== 'invalid', { params: { problem: 'invalid_subdomain' } });
const email = z.string().trim().pipe(z.email().max(ACCOUNT_TEXT_MAX.contact_email));

/** A studio's settings: contact for the platform, and defaults of new projects. */
export const accountSchema = z.strictObject({
  name: text(ACCOUNT_TEXT_MAX.name).min(1),
  description: optional(text(ACCOUNT_TEXT_MAX.description)),
  contact_email: optional(email),
  additional_email: optional(email),
  phone_number: optional(text(ACCOUNT_TEXT_MAX.phone_number)),
  business_number: optional(text(ACCOUNT_TEXT_MAX.business_number)),
  business_address: optional(text(ACCOUNT_TEXT_MAX.business_address)),
  country_code: optional(z.string().regex(/^[A-Z]{2}$/)),
  locale: z.enum(LOCALES),
  time_zone: z.string().refine(isTimeZone),
  site_name: optional(siteName),
});

/** A studio's settings. */
export type AccountFields = z.infer<typeof accountSchema>;

/** The profile that a user edits. */
export const profileSchema = z.strictObject({
  first_name: text(ACCOUNT_TEXT_MAX.first_name).min(1),
  family_name: optional(text(ACCOUNT_TEXT_MAX.family_name)),
  locale: z.enum(LOCALES),
});

export type ProfileFields = z.infer<typeof profileSchema>;
