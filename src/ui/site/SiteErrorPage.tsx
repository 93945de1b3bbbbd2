import { useTranslations } from 'next-intl';
import { buttonClass } from '../primitives/button-class';
import { ErrorPage } from '../primitives/ErrorPage';

/** The page of a host without a site, or of an unknown address of a site. */
export function SiteErrorPage({ kind }: { kind: 'unknown' | 'missing' }) {
  const t = useTranslations('site');
  const product = useTranslations('common')('product');
  return (
    <ErrorPage mark={product} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {kind === 'missing' && (
        <a href="/" className={buttonClass('ink', 'self-start')}>
          {t('missing.home')}
        </a>
      )}
    </ErrorPage>
  );
}
