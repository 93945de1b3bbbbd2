'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { CalmPage } from '@/ui/primitives/CalmPage';

/** The page of a rendering error, with a button to retry. */
export default function ErrorRoute({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common');
  return (
    <CalmPage mark={t('product')} title={t('error.title')} text={t('error.text')}>
      <Button className="self-start" onClick={reset}>
        {t('error.retry')}
      </Button>
    </CalmPage>
  );
}
