'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { ErrorPage } from '@/ui/primitives/ErrorPage';

/** The page of a rendering error, with a button to retry. */
export default function ErrorRoute({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common');
  return (
    <ErrorPage mark={t('product')} title={t('error.title')} text={t('error.text')}>
      <Button className="self-start" onClick={reset}>
        {t('error.retry')}
      </Button>
    </ErrorPage>
  );
}
