import type { Locale } from '@/core/i18n/locale';
import { isolateLtr } from '@/core/text/isolate-bidi';

/** A page's title by language, and its path. */
interface NamedPage {
  title: Partial<Record<Locale, string>>;
  slug: string;
}

/**
 * Returns the name of a page in the builder: its title in the edited language, else in another, else its path, which
 * reads from left to right also in a Hebrew screen's lists.
 */
export const pageName = ({ title, slug }: NamedPage, language: Locale): string =>
  title[language] || title.en || title.he || isolateLtr(`/${slug}`);
