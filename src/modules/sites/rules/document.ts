import { z } from 'zod';
import { LOCALES } from '@/core/i18n/locale';
import { FOOTER_LETTERS } from './limits';
import { proseWords } from './prose-words';
import { LINK_TARGET } from './site-fields';
import { pathOf, RESERVED_SLUGS } from './slug';

const words = (max = 200) =>
  z.strictObject({ en: z.string().max(max).optional(), he: z.string().max(max).optional() }).default({});
/** Pages of a site, posts of its journal included. */
const MOST_PAGES = 300;
const key = z.string().regex(/^[\w-]{1,40}$/);
const target = z
  .string()
  .max(500)
  .regex(LINK_TARGET)
  .refine((to) => !to.startsWith('//'));
const link = z.strictObject({ label: words(120), to: target });

/** The end of a page's address: letters and digits of any language, separated by hyphens; empty for the home page. */
const slug = z
  .string()
  .max(80)
  .regex(/^(|[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*)$/u)
  .refine((name) => !RESERVED_SLUGS.has(name));

/** A block on a page. An unknown type (of a removed feature) is kept, and not rendered. */
const blockShape = z.strictObject({
  id: key,
  type: z.string().min(1).max(80),
  settings: z.record(z.string(), z.unknown()).default({}),
  /** Kept in the document, not shown. */
  hidden: z.boolean().default(false),
  /**
   * Its texts are a template's sample: shown in the builder, omitted for visitors until the photographer accepts them.
   */
  sample: z.boolean().default(false),
  /** The photographer accepted sample texts as true of their own studio: unchanged, they are no sample any more. */
  own: z.boolean().optional(),
  /** Space above it, beside the template's own. */
  space: z.enum(['none', 'small', 'large']).optional(),
  /** Its background: a shade of the page's, or the page's colors exchanged. */
  ground: z.enum(['shade', 'contrast']).optional(),
  /** Not shown on phones. */
  noPhone: z.boolean().optional(),
});

const pageShape = z.strictObject({
  id: key,
  slug,
  title: words(120),
  /** For search engines and link previews. */
  description: words(320),
  picture: z.uuid().nullable().default(null),
  /** Visible to visitors after publishing; otherwise the page is still being written. */
  shown: z.boolean().default(true),
  inMenu: z.boolean().default(true),
  /** An entry of the journal: its date without a time, and its first words for the list. */
  post: z.strictObject({ day: z.iso.date(), intro: words(400) }).optional(),
  blocks: z.array(blockShape).max(60).default([]),
});

const SOCIAL = ['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube', 'vimeo', 'whatsapp'] as const;
/** A network a site can link to. */
export type SocialNetwork = (typeof SOCIAL)[number];
const away = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]);
const social = z.strictObject(Object.fromEntries(SOCIAL.map((name) => [name, away.default('')])));

/** A whole site: look, pages and navigation. Published, saved and restored as a whole. */
export const documentShape = z
  .strictObject({
    template: z.string().min(1).max(40),
    /** The studio accepted what the template says of the whole site: tagline, footer and description are no samples. */
    own: z.boolean().optional(),
    palette: z.string().max(40).default(''),
    type: z.string().max(40).default(''),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable()
      .default(null),
    /** The first is the default for visitors without a preference. */
    languages: z
      .array(z.enum(LOCALES))
      .min(1)
      .max(2)
      .default([...LOCALES]),
    name: words(120),
    tagline: words(200),
    logo: z.uuid().nullable().default(null),
    pages: z.array(pageShape).min(1).max(MOST_PAGES),
    /** Empty: the pages that are marked for the menu, in order. */
    menu: z.array(link).max(12).default([]),
    footer: z
      .strictObject({
        text: proseWords(FOOTER_LETTERS).default({}),
        links: z.array(link).max(12).default([]),
        social: social.prefault({}),
      })
      .prefault({}),
    seo: z
      .strictObject({
        description: words(320),
        picture: z.uuid().nullable().default(null),
        indexed: z.boolean().default(true),
      })
      .prefault({}),
    missing: z.strictObject({ title: words(120), text: words(2000) }).prefault({}),
    redirects: z
      .array(
        z.strictObject({
          from: z
            .string()
            .max(200)
            .regex(/^\/[^\s?#]*$/),
          to: target.min(1),
        }),
      )
      .max(200)
      .default([]),
  })
  .superRefine(({ pages }, { addIssue }) => {
    const seen = { id: new Set<string>(), slug: new Set<string>() };
    pages.forEach((page, index) => {
      for (const name of ['id', 'slug'] as const) {
        if (seen[name].has(page[name]))
          addIssue({
            code: 'custom',
            path: ['pages', index, name],
            message: 'taken',
            params: { code: 'taken' },
          });
        seen[name].add(page[name]);
      }
    });
    if (pages.some((page) => page.slug === '' && page.post))
      addIssue({ code: 'custom', path: ['pages'], message: 'home' });
    if (!seen.slug.has('')) addIssue({ code: 'custom', path: ['pages'], message: 'home' });
  });

export type SiteDocument = z.output<typeof documentShape>;
export type SitePageDocument = SiteDocument['pages'][number];

/** Returns a page's path, from the root of the site; with the number of a part from the second on. */
export const pathOfPage = (page: Pick<SitePageDocument, 'slug' | 'post'>, part = 1): string => {
  const own = pathOf(page);
  return part > 1 ? `${own === '/' ? '' : own}/${part}` : own;
};
