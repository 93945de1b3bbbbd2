'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/ui/primitives/button-class';
import { SENTENCE_LOOK, SentencePage } from '@/ui/primitives/SentencePage';

/**
 * The page of a rendering error, with a button to retry. Next loads its code with every page, beside that page's own: it
 * is made of few parts.
 */
export default function ErrorRoute({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common');
  return (
    <div data-scheme="light" className={SENTENCE_LOOK}>
      <SentencePage mark={t('product')} title={t('error.title')} text={t('error.text')}>
        <button type="button" className={buttonClass('ink', 'self-start')} onClick={reset}>
          {t('error.retry')}
        </button>
      </SentencePage>
    </div>
  );
}
