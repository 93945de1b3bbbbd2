import { z } from 'zod';
import { type Decision, refuse } from '@/core/errors/decision';
import { COVER_STYLES, LAYOUT_COLORS, LAYOUTS, SPACINGS, TYPE_PAIRS } from '@/core/photo/gallery-design';
import { EMBED_TEXT_MAX, readEmbedSites } from './embed-sites';

/** Maximum lengths of a brand's texts. */
export const BRAND_TEXT_MAX = {
  business_name: 200,
  business_description: 5000,
  website_domain: 253,
  facebook_page_url: 500,
  contact_email: 254,
  contact_phone: 40,
  sender_name: 100,
  embed_sites: EMBED_TEXT_MAX,
} as const;

/** An empty string counts as no value. */
const optional = <T extends z.ZodType<string>>(kind: T) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), kind.nullable());

const text = (max: number) => z.string().trim().max(max);
const DOMAIN = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u;

/** A site as people type it: `https://www.studio.com/about` becomes `www.studio.com`. */
const siteName = z
  .string()
  .trim()
  .transform((typed) =>
    typed
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/, '')
      .toLowerCase(),
  )
  .pipe(z.string().regex(DOMAIN));

/** A page's address, with https added if no scheme was typed. Only http(s), because it becomes a link. */
const pageAddress = z
  .string()
  .trim()
  .max(BRAND_TEXT_MAX.facebook_page_url)
  .transform((typed) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((address) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && URL.canParse(address));

/** The sender name goes into a header: no line breaks, and no quotes or brackets that would end it. */
const senderName = text(BRAND_TEXT_MAX.sender_name).regex(/^[^\p{Cc}<>"]*$/u);

/** Sites that may embed the galleries in a frame, separated by spaces. */
const embedSites = text(EMBED_TEXT_MAX)
  .refine((typed) => readEmbedSites(typed) !== null)
  .transform((typed) => (readEmbedSites(typed) ?? []).join(' '));

/** All text fields of a brand. */
export const brandSchema = z.strictObject({
  business_name: text(BRAND_TEXT_MAX.business_name).min(1),
  business_description: optional(text(BRAND_TEXT_MAX.business_description)),
  website_domain: optional(siteName),
  facebook_page_url: optional(pageAddress),
  contact_email: optional(z.string().trim().pipe(z.email().max(BRAND_TEXT_MAX.contact_email))),
  contact_phone: optional(text(BRAND_TEXT_MAX.contact_phone)),
  sender_name: optional(senderName),
  embed_sites: optional(embedSites),
  accent_color: optional(z.string().regex(/^#[0-9a-f]{6}$/i)),
});

/** The design of a brand's new projects. */
const designSchema = z.strictObject({
  layout: z.enum(LAYOUTS),
  layout_color: z.enum(LAYOUT_COLORS),
  cover_style: z.enum(COVER_STYLES),
  type_pair: z.enum(TYPE_PAIRS),
  spacing: z.enum(SPACINGS),
  cover_logo: z.boolean(),
});

/** Every field of a brand that can be changed, each optional. */
export const brandChangeSchema = brandSchema.extend(designSchema.shape).partial();

/** A brand's text fields. */
export type BrandFields = z.infer<typeof brandSchema>;

/** Decides whether an account with this many brands may add one. */
export function decideNewBrand({ brands, limit }: { brands: number; limit: number }): Decision {
  return brands >= limit ? refuse('BRAND_LIMIT_REACHED', { limit }) : { allowed: true };
}

/**
 * Decides whether a brand may be deleted: not while a project uses it (including those in the trash), and never the
 * last one.
 */
export function decideBrandRemoval({ brands, projects }: { brands: number; projects: number }): Decision {
  if (projects > 0) return refuse('BRAND_IN_USE');
  return brands <= 1 ? refuse('BRAND_REQUIRED') : { allowed: true };
}
