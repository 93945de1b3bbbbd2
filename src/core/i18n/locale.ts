/** Languages of the product. */
export const LOCALES = ['en', 'he'] as const;
/** A language of the interface. */
export type Locale = (typeof LOCALES)[number];

/** Used where no other language is known. */
export const DEFAULT_LOCALE: Locale = 'en';

/** True for one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The language of a tag (`he-IL`, and Hebrew's old name `iw`), or null. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (language === 'iw') return 'he';
  return isLocale(language) ? language : null;
}

/** The text direction of a language. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'he' ? 'rtl' : 'ltr';
}

/** The sources of a request's language. */
export interface LocaleSources {
  /** `?locale=` of the address. */
  query?: string | null;
  cookie?: string | null;
  /** The signed-in person's setting. */
  person?: string | null;
  /** The invited client's. */
  client?: string | null;
  /** The project's or site's. */
  project?: string | null;
  /** The header `Accept-Language`. */
  acceptLanguage?: string | null;
}

/** Returns the first known language of query, cookie, person, client, project, browser; else English. */
export function pickLocale(sources: LocaleSources): Locale {
  return (
    localeOf(sources.query) ??
    localeOf(sources.cookie) ??
    localeOf(sources.person) ??
    localeOf(sources.client) ??
    localeOf(sources.project) ??
    fromAcceptLanguage(sources.acceptLanguage) ??
    DEFAULT_LOCALE
  );
}

/** The best of our languages in an `Accept-Language` header, or null; `q=0` is a no. */
export function fromAcceptLanguage(header: string | null | undefined): Locale | null {
  let best: Locale | null = null;
  let bestQuality = 0;
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [tag, ...parameters] = part.split(';');
    const given = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    const quality = given === undefined ? 1 : Number(given);
    const locale = localeOf(tag);
    if (locale && quality > bestQuality) {
      best = locale;
      bestQuality = quality;
    }
  }
  return best;
}
