import { isErrorCode } from '@/core/errors/errors';
import { isLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';

/** A refusal as a sentence, with a link back; headed with the studio's name, or the product's where that is not known. */
export function Refused({
  code,
  event,
  brand,
  locale,
}: {
  code: string;
  event: string;
  brand?: string | undefined;
  locale: string;
}) {
  const t = translator(isLocale(locale) ? locale : 'en');
  return (
    <ErrorPage
      mark={brand ?? t('common.product')}
      title={t(`errors.${isErrorCode(code) ? code : 'INTERNAL_ERROR'}`)}
    >
      {event && (
        <a href={`/events/${event}#photos`} className={buttonClass('ink', 'self-start')}>
          {t('common.toGallery')}
        </a>
      )}
    </ErrorPage>
  );
}
