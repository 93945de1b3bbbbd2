import '@fontsource-variable/heebo/index.css';
import '@fontsource-variable/frank-ruhl-libre/index.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Words } from './Words';

export const metadata: Metadata = { title: 'Keepers', robots: { index: false } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** The root layout of clients' and guests' pages. */
export default async function ClientLayout({ children }: { children: ReactNode }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  return (
    <html lang={locale} dir={locale === 'he' ? 'rtl' : 'ltr'} data-scroll-behavior="smooth">
      <body>
        <p className="old-browser" hidden>
          {t('oldBrowser')}
        </p>
        <Words of={[]} type={null}>
          {children}
        </Words>
      </body>
    </html>
  );
}
