import { useTranslations } from 'next-intl';
import { isolateBidi } from '@/core/text/isolate-bidi';
import type { ClosedPageFacts } from '@/modules/entry/operations/closed-page';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';
import { OfferForm } from './lazy';

/** The page of a project that its clients may not view now: the brand with its contact, and no photograph; what is offered until it is open. */
export function ClosedPage({ reason, brand, offer, csrf = '' }: ClosedPageFacts & { csrf?: string }) {
  const t = useTranslations('gallery.closed');
  const home = useTranslations('gallery.notFound')('home');
  const link = contactLink(brand.contact);
  // The form says what to do; the text would be a second instruction.
  const offersInstead = reason === 'closed' && offer;
  return (
    <ErrorPage
      mark={brand.name}
      title={t(`${reason}Title`)}
      text={offersInstead ? undefined : t(`${reason}Text`, { studio: isolateBidi(brand.name) })}
    >
      {offer && <OfferForm {...offer} csrf={csrf} />}
      {brand.contact &&
        (link ? (
          <a href={link} className={buttonClass('line', 'self-start flex-wrap')}>
            <span>{t('contact')}:</span> <bdi dir="ltr">{brand.contact}</bdi>
          </a>
        ) : (
          <p>
            {t('contact')}: <bdi>{brand.contact}</bdi>
          </p>
        ))}
      {reason === 'revoked' && (
        <a href="/" className="touch-target inline-flex items-center self-start underline underline-offset-4">
          {home}
        </a>
      )}
    </ErrorPage>
  );
}

/** Returns a mail address or telephone number as a link; null for anything else. */
function contactLink(contact: string | null): string | null {
  if (!contact) return null;
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  return /^[+\d][\d\s()-]{5,}$/.test(contact) ? `tel:${contact.replace(/[^+\d]/g, '')}` : null;
}
