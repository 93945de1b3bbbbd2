import { z } from 'zod';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import type { ProseDocument } from '@/core/text/prose-document';
import { proseWords } from './prose-words';

/** The kinds of settings of a site's block, besides booleans, numbers, texts and enums. */
export type SiteFieldKind =
  | 'words'
  | 'prose'
  | 'picture'
  | 'pictures'
  | 'link'
  | 'items'
  | 'project'
  | 'listed'
  | 'plain';

/** The same text in each language of the interface; a missing one falls back to the other. */
export type Words = Partial<Record<Locale, string>>;

const said = (kind: SiteFieldKind, more: object = {}) => ({ site: kind, ...more });
const bothLanguages = (max: number) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, z.string().max(max).optional()])),
  ) as unknown as z.ZodType<Words>;

/** Shows a field in the builder only while another one beside it, `field`, has the value `is`. */
export interface ShownWhen {
  field: string;
  is: string;
}

/** A line of text in both languages, of at most `max` characters each; with `when`, not always in the builder's form. */
const words = ({ max = 200, when }: { max?: number; when?: ShownWhen } = {}) =>
  bothLanguages(max)
    .brand<'words'>()
    .default({} as never)
    .meta(said('words', { max, ...(when ? { when } : {}) }));

/**
 * Formatted text in both languages, of at most `max` characters each: Lexical's JSON, or Markdown. The view gets a
 * document for `Prose`.
 */
const prose = ({ max = 8000 }: { max?: number } = {}) =>
  proseWords(max)
    .brand<'prose'>()
    .default({} as never)
    .meta(said('prose', { max }));

/** One of the site's pictures. */
const picture = () =>
  z
    .uuid()
    .nullable()
    .brand<'picture'>()
    .default(null as never)
    .meta(said('picture'));

/** Several of the site's pictures, in order. */
const pictures = ({ max = 60 }: { max?: number } = {}) =>
  z
    .array(z.uuid())
    .max(max)
    .brand<'pictures'>()
    .default([] as never)
    .meta(said('pictures', { max }));

/**
 * The possible targets of a link: none, a page of the site by its id, or a block of it (`page:stories#evening`), an address
 * of the site, or another site's.
 */
export const LINK_TARGET =
  /^(|page:[\w-]{1,40}(?:#[\w-]{1,40})?|\/[^\s\\]*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d ()-]+)$/;
const linkShape = z.strictObject({
  label: bothLanguages(120).default({}),
  to: z
    .string()
    .max(500)
    .regex(LINK_TARGET)
    .refine((to) => !to.startsWith('//'))
    .default(''),
});

/** A link with its label. */
const link = () =>
  linkShape
    .brand<'link'>()
    .default({ label: {}, to: '' } as never)
    .meta(said('link'));

/** One of the account's projects. */
const project = () => z.uuid().nullable().default(null).meta(said('project'));

/**
 * One of the values that an endpoint lists for the studio: `from` answers `{ options: [{ value, label }] }`. A value that is
 * not listed any more stays until another is chosen; the block's `load` decides what it shows.
 */
const listed = ({ from, max = 500 }: { from: string; max?: number }) =>
  z.string().max(max).default('').meta(said('listed', { from }));

/** A list of items, each with fields of these kinds, except lists. */
const items = <S extends z.ZodRawShape>(shape: S, { max = 24 }: { max?: number } = {}) =>
  z.array(z.strictObject(shape)).max(max).default([]).meta(said('items', { max }));

/** The kinds of fields of a site's block. Each has a default, so that a new block renders at once. */
export const siteFields = { words, prose, picture, pictures, link, project, listed, items };

/** A picture as a view gets it: available sizes, and its focal point in percent from the left and the top. */
export interface SitePicture {
  id: string;
  /** Address without width and format: `${base}/${width}.${format}`. */
  base: string;
  width: number;
  height: number;
  /** Rendered widths, smallest first. */
  widths: number[];
  alt: string;
  focus: { x: number; y: number };
  /** Its average color, shown while it loads. */
  tint: string | null;
}

/** A link as a view gets it. */
export interface SiteLinkTo {
  label: string;
  href: string;
}

type Brand<K extends string> = z.core.$brand<K>;

/** Settings of a block as its view gets them: in the reader's language, with pictures and links resolved. */
export type Resolved<T> =
  T extends Brand<'words'>
    ? string
    : T extends Brand<'prose'>
      ? ProseDocument | null
      : T extends Brand<'pictures'>
        ? SitePicture[]
        : T extends Brand<'link'>
          ? SiteLinkTo | null
          : [T] extends [Brand<'picture'> | (Brand<'picture'> & string) | (Brand<'picture'> & null)]
            ? SitePicture | null
            : T extends (infer I)[]
              ? Resolved<I>[]
              : T extends string | number | boolean | null | undefined
                ? T
                : T extends object
                  ? { [K in keyof T]: Resolved<T[K]> }
                  : T;
