import { isErrorCode } from '@/core/errors/errors';
import { isLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';

/** A refusal as a sentence, with a link back. */
export function Refused({ code, event, locale }: { code: string; event: string; locale: string }) {
  const t = translator(isLocale(locale) ? locale : 'en');
  return (
    <ErrorPage mark={t('common.product')} title={t(`errors.${isErrorCode(code) ? code : 'INTERNAL_ERROR'}`)}>
      {event && (
        <a href={`/events/${event}#photos`} className={buttonClass('ink', 'self-start')}>
          {t('common.toGallery')}
        </a>
      )}
    </ErrorPage>
  );
}
