import type { Locale } from '@/core/i18n/locale';
import { LOCALES } from '@/core/i18n/locale';
import type { SiteLinkTo, SitePicture, Words } from './site-fields';
import type { SiteField } from './site-form';

/** How what a block's settings name becomes what its view shows. */
export interface Resolver {
  locale: Locale;
  picture: (id: string) => SitePicture | null;
  /** Where a link leads; null where it leads nowhere (a page that is not there). */
  href: (to: string) => string | null;
  /** Markdown as HTML that is safe to show. */
  prose: (markdown: string) => string;
}

/** A text in a language, or in the other where it has none. */
export function sayWords(words: Words | null | undefined, locale: Locale): string {
  const own = words?.[locale]?.trim();
  if (own) return own;
  return LOCALES.map((other) => words?.[other]?.trim()).find(Boolean) ?? '';
}

function resolveLink(value: unknown, { locale, href }: Resolver): SiteLinkTo | null {
  const { label, to = '' } = (value ?? {}) as { label?: Words; to?: string };
  const address = to ? href(to) : null;
  const text = sayWords(label, locale);
  return address === null || !text ? null : { label: text, href: address };
}

function resolveOne(field: SiteField, value: unknown, resolver: Resolver): unknown {
  const { locale, picture, prose } = resolver;
  switch (field.kind) {
    case 'words':
      return sayWords(value as Words, locale);
    case 'prose':
      return prose(sayWords(value as Words, locale));
    case 'picture':
      return value ? picture(value as string) : null;
    case 'pictures':
      return ((value as string[] | undefined) ?? []).flatMap((id) => picture(id) ?? []);
    case 'link':
      return resolveLink(value, resolver);
    case 'items':
      return ((value as Record<string, unknown>[] | undefined) ?? []).map((item) =>
        resolveSettings(field.fields, item, resolver),
      );
    default:
      return value;
  }
}

/** Settings of a block as its view gets them, by the block's form. */
export function resolveSettings(
  form: readonly SiteField[],
  settings: Record<string, unknown>,
  resolver: Resolver,
): Record<string, unknown> {
  return Object.fromEntries(
    form.map((field) => [field.name, resolveOne(field, settings[field.name], resolver)]),
  );
}

/** The ids of the pictures settings name, those of lists too. */
export function picturesIn(form: readonly SiteField[], settings: Record<string, unknown>): string[] {
  return form.flatMap((field) => {
    const value = settings[field.name];
    if (field.kind === 'picture') return typeof value === 'string' ? [value] : [];
    if (field.kind === 'pictures') return Array.isArray(value) ? (value as string[]) : [];
    if (field.kind === 'items' && Array.isArray(value))
      return value.flatMap((item) => picturesIn(field.fields, item as Record<string, unknown>));
    return [];
  });
}
