import type { ComponentType } from 'react';
import { isErrorCode } from '@/core/errors/errors';
import type { SentPage } from '@/core/http/define-page';
import { isLocale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { featureViews } from '@/registry/pages';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';

/** The view of a feature's page with its loaded data. */
export function FeatureView({ page, data }: SentPage) {
  const View = featureViews[page] as ComponentType<object> | undefined;
  return View ? <View {...data} /> : null;
}

/** A refusal as a sentence, with a link back. */
export function Refused({ code, event, locale }: { code: string; event: string; locale: string }) {
  const t = translator(isLocale(locale) ? locale : 'en');
  return (
    <ErrorPage mark={t('common.product')} title={t(`errors.${isErrorCode(code) ? code : 'INTERNAL_ERROR'}`)}>
      {event && (
        <a href={`/events/${event}`} className={buttonClass('ink', 'self-start')}>
          {t('common.toGallery')}
        </a>
      )}
    </ErrorPage>
  );
}
