import { useTranslations } from 'next-intl';
import type { EventView } from '@/core/wire';
import { buttonClass } from '@/ui/primitives/button-class';
import { CalmPage } from '@/ui/primitives/CalmPage';

export interface ClosedPageProps {
  code: 'PROJECT_EXPIRED' | 'PROJECT_NOT_OPEN';
  brand: EventView['brand'];
}

/** A project its people may not see now: whose it is and how to reach them, and no photograph. */
export function ClosedPage({ code, brand }: ClosedPageProps) {
  const t = useTranslations('gallery.closed');
  const words =
    code === 'PROJECT_EXPIRED'
      ? (['expiredTitle', 'expiredText'] as const)
      : (['notOpenTitle', 'notOpenText'] as const);
  const link = contactLink(brand.contact);
  return (
    <CalmPage mark={brand.name} title={t(words[0])} text={t(words[1], { studio: brand.name })}>
      {brand.contact &&
        (link ? (
          <a href={link} className={buttonClass('line', 'self-start')}>
            <span>{t('contact')}:</span> <bdi dir="ltr">{brand.contact}</bdi>
          </a>
        ) : (
          <p>
            {t('contact')}: <bdi>{brand.contact}</bdi>
          </p>
        ))}
    </CalmPage>
  );
}

/** A mail address or telephone number as a link; null for anything else. */
function contactLink(contact: string | null): string | null {
  if (!contact) return null;
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  return /^[+\d][\d\s()-]{5,}$/.test(contact) ? `tel:${contact.replace(/[^+\d]/g, '')}` : null;
}
