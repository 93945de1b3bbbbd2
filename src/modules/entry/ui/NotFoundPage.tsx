import { useTranslations } from 'next-intl';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';

/** The same page for an unknown address and for one without access. */
export function NotFoundPage() {
  const t = useTranslations('gallery.notFound');
  const product = useTranslations('common')('product');
  return (
    <ErrorPage mark={product} title={t('title')} text={t('text')}>
      <a href="/" className={buttonClass('ink', 'self-start')}>
        {t('home')}
      </a>
    </ErrorPage>
  );
}
