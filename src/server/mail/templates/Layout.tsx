import { direction, type Locale } from '@/domain/locale';
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { accentOr, INK } from './colors';
import type { MailBrand } from './content';

const FONT = "Heebo, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const QUIET = { color: '#6f6a64', fontSize: '13px', lineHeight: '20px', margin: '0 0 4px' } as const;

interface LayoutProps {
  locale: Locale;
  brand: MailBrand;
  preview: string;
  footer: string;
  /** The other language, by its own name, and where it is spoken. */
  language: { label: string; href: string; locale: Locale };
  children: ReactNode;
}

/** The sheet every message is written on: the studio's name, a line of its colour, the words, a quiet foot. */
export function Layout({ locale, brand, preview, footer, language, children }: LayoutProps) {
  const dir = direction(locale);
  const align = dir === 'rtl' ? 'right' : 'left';
  return (
    <Html lang={locale} dir={dir}>
      <Head />
      <Body style={{ backgroundColor: '#f6f4f1', fontFamily: FONT, margin: 0, padding: '32px 12px' }}>
        <Preview>{preview}</Preview>
        <Container
          dir={dir}
          style={{ backgroundColor: '#ffffff', maxWidth: '560px', textAlign: align, borderTop: `4px solid ${accentOr(brand.accent)}` }}
        >
          <Section style={{ padding: '36px 36px 20px' }}>
            <Text style={{ color: INK, fontSize: '15px', letterSpacing: '0.04em', margin: '0 0 28px' }}>{brand.name}</Text>
            {children}
          </Section>
          <Section style={{ padding: '0 36px 32px' }}>
            <Hr style={{ borderColor: '#e7e2dc', margin: '12px 0 20px' }} />
            <Text style={QUIET}>{footer}</Text>
            {brand.contact ? (
              <Text style={QUIET}>
                <bdi>{brand.contact}</bdi>
              </Text>
            ) : null}
            <Text style={QUIET}>
              <Link href={language.href} lang={language.locale} style={{ color: '#6f6a64', textDecoration: 'underline' }}>
                {language.label}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
