import type { ReactNode } from 'react';
import { direction, type Locale } from '@/core/i18n/locale';
import { logoCid } from '../content-ids';
import { accentOr, INK } from './colors';
import type { MailBrand } from './content';
import { Block, Preview } from './elements';
import { TEXT_FACE } from './faces';

const QUIET = { color: '#6f6a64', fontSize: 13, lineHeight: '20px', margin: '0 0 4px' } as const;
/** As high as a line, whatever its shape; its name is read where pictures are not shown. */
const LOGO = { border: 0, display: 'inline-block', height: 48, maxWidth: '100%', width: 'auto' } as const;

interface LayoutProps {
  locale: Locale;
  brand: MailBrand;
  title: string;
  preview: string;
  footer: string;
  /** The link to the other language, by its own name. */
  language: { label: string; href: string; locale: Locale };
  children: ReactNode;
}

/** The frame of every message: the studio's name, a line of its color, the content, a small footer. */
export function Layout({ locale, brand, title, preview, footer, language, children }: LayoutProps) {
  const dir = direction(locale);
  const page = { backgroundColor: '#f6f4f1', fontFamily: TEXT_FACE, margin: 0, padding: '32px 12px' };
  const sheet = {
    backgroundColor: '#ffffff',
    borderTop: `4px solid ${accentOr(brand.accent)}`,
    direction: dir,
    padding: '36px 32px 28px',
    // Mail programs only support left and right.
    textAlign: dir === 'rtl' ? 'right' : 'left',
  } as const;
  return (
    <html lang={locale} dir={dir}>
      {/* biome-ignore lint/style/noHeadElement: a message is not a page of Next */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={page}>
        <Preview>{preview}</Preview>
        <Block width={560} style={sheet}>
          <p style={{ color: INK, fontSize: 15, letterSpacing: '0.04em', margin: '0 0 28px' }}>
            {brand.logo ? (
              <img src={`cid:${logoCid(brand.logo)}`} alt={brand.name} height="48" style={LOGO} />
            ) : (
              <bdi>{brand.name}</bdi>
            )}
          </p>
          {children}
          <div style={{ borderTop: '1px solid #e7e2dc', margin: '12px 0 20px' }} />
          <p style={QUIET}>{footer}</p>
          {brand.contact ? (
            <p style={QUIET}>
              <bdi>{brand.contact}</bdi>
            </p>
          ) : null}
          <p style={QUIET}>
            <a
              href={language.href}
              lang={language.locale}
              style={{ color: '#6f6a64', textDecoration: 'underline' }}
            >
              {language.label}
            </a>
          </p>
        </Block>
      </body>
    </html>
  );
}
