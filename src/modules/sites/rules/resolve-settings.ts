import type { Locale } from '@/core/i18n/locale';
import { LOCALES } from '@/core/i18n/locale';
import { toProse } from '@/core/text/markdown-to-prose';
import type { ProseDocument } from '@/core/text/prose-document';
import { isEmptyProse } from '@/core/text/prose-to-text';
import type { ProseWords } from './prose-words';
import type { SiteLinkTo, SitePicture, Words } from './site-fields';
import type { SiteField } from './site-form';

/** Functions that convert stored settings to what a view shows. */
export interface Resolver {
  locale: Locale;
  picture: (id: string) => SitePicture | null;
  /** Returns a link's address; null without a target (a missing page). */
  href: (to: string) => string | null;
}

/** Returns a text in a language, or in the other if it is missing. */
export function sayWords(words: Words | null | undefined, locale: Locale): string {
  const own = words?.[locale]?.trim();
  if (own) return own;
  return LOCALES.map((other) => words?.[other]?.trim()).find(Boolean) ?? '';
}

/** Returns prose in a language, or in the other if it shows nothing; null if neither does. */
export function sayProse(words: ProseWords | null | undefined, locale: Locale): ProseDocument | null {
  const said = [locale, ...LOCALES].map((one) => words?.[one]).filter((one) => one !== undefined);
  return said.map(toProse).find((one) => !isEmptyProse(one)) ?? null;
}

function resolveLink(value: unknown, { locale, href }: Resolver): SiteLinkTo | null {
  const { label, to = '' } = (value ?? {}) as { label?: Words; to?: string };
  const address = to ? href(to) : null;
  const text = sayWords(label, locale);
  return address === null || !text ? null : { label: text, href: address };
}

function resolveOne(field: SiteField, value: unknown, resolver: Resolver): unknown {
  const { locale, picture } = resolver;
  switch (field.kind) {
    case 'words':
      return sayWords(value as Words, locale);
    case 'prose':
      return sayProse(value as ProseWords, locale);
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

/** Returns the settings of a block as its view gets them, by the block's form. */
export function resolveSettings(
  form: readonly SiteField[],
  settings: Record<string, unknown>,
  resolver: Resolver,
): Record<string, unknown> {
  return Object.fromEntries(
    form.map((field) => [field.name, resolveOne(field, settings[field.name], resolver)]),
  );
}

/** Returns the ids of all pictures in settings, including those in lists. */
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
