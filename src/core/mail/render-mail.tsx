import { render } from '@react-email/render';
import { env } from '@/core/env';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { siteNamesWork } from '@/core/process/site-names';
import { studioOrigin } from '@/core/text/site-name';
import type { MailBrand, MailContent } from './templates/content';
import { Layout } from './templates/Layout';
import { Message } from './templates/Message';

/** A message ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Paths that lead a client into a gallery. */
const OF_A_GALLERY = /^\/(events|i)\//;

/** The address of a path: of a gallery on its studio's host, of everything else on the platform's. */
function absolute(path: string, { hosts }: Pick<MailBrand, 'hosts'>): string {
  const { publicUrl } = env();
  const onStudios = hosts && OF_A_GALLERY.test(path);
  return new URL(path, onStudios ? studioOrigin(hosts, publicUrl, siteNamesWork()) : publicUrl).href;
}

/**
 * The address of the language link: the button's own in the other language. The admin uses `?locale=` for something
 * else (Payload's content language), so its messages link to the front page.
 */
function languageHref(path: string | undefined, brand: MailBrand, locale: Locale): string {
  const url = new URL(absolute(!path || path.startsWith('/admin') ? '/' : path, brand));
  url.searchParams.set('locale', locale);
  return url.href;
}

/** A line break in a subject would begin another header. */
const oneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 400);

/** Renders a message in its reader's language, as HTML and as plain text with the same content. */
export async function renderMail(
  content: MailContent,
  brand: MailBrand,
  locale: Locale,
): Promise<RenderedMail> {
  const t = translator(locale);
  const other: Locale = locale === 'he' ? 'en' : 'he';
  const href = content.button ? absolute(content.button.path, brand) : null;
  const links = (content.links ?? []).map(({ label, path }) => ({ label, href: absolute(path, brand) }));
  const language = {
    label: t('mail.otherLanguage'),
    href: languageHref(content.button?.path, brand, other),
    locale: other,
  };
  const footer = t('mail.footer', { studio: brand.name });
  const html = await render(
    <Layout
      {...{ locale, brand, footer, language }}
      title={oneLine(content.subject)}
      preview={content.preview ?? content.paragraphs?.find(Boolean) ?? content.heading}
    >
      <Message content={content} brand={brand} href={href} links={links} />
    </Layout>,
  );
  const text = [
    brand.name,
    content.heading,
    ...(content.paragraphs ?? []),
    (content.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n'),
    content.button && href ? `${content.button.label}:\n${href}` : '',
    content.remark ?? '',
    links.map((link) => `${link.label}: ${link.href}`).join('\n'),
    ['--', footer, brand.contact ?? '', `${language.label}: ${language.href}`].filter(Boolean).join('\n'),
  ];
  return { subject: oneLine(content.subject), html, text: `${text.filter(Boolean).join('\n\n')}\n` };
}
