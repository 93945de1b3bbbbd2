'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './choose.module.css';
import type { Language } from './state/builder-context';
import type { SiteParts } from './state/parts';
import { TemplateWindow } from './TemplateWindow';

/** First visit: choose the site's template, previewed with the account's own photographs. */
export function ChooseTemplate({
  parts: { templates },
  locale,
  query,
  onBegun,
}: {
  parts: SiteParts;
  locale: Language;
  query: string;
  onBegun: () => Promise<void>;
}) {
  const t = useT('sites.builder.begin');
  const call = useCall();
  const { busy, act } = useAct();
  const [chosen, setChosen] = useState<string | null>(null);
  const begin = (template: string) => {
    setChosen(template);
    void act(async () => {
      await call(`/api/x/sites/begin${query}`, { method: 'POST', body: { template } });
      await onBegun();
      // The templates are a longer page than the builder, which would open scrolled to its foot.
      scrollTo({ top: 0 });
    });
  };
  return (
    <main className={css.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <ul className={css.templates}>
        {templates.map(({ id, words }) => (
          <li key={id}>
            <TemplateWindow template={id} name={words[locale].name} locale={locale} query={query} />
            <div className={css.about}>
              <h2>{words[locale].name}</h2>
              <p>{words[locale].about}</p>
              <Button look="primary" busy={busy && chosen === id} disabled={busy} onClick={() => begin(id)}>
                {t('chooseOne', { name: words[locale].name })}{' '}
                <ArrowRight aria-hidden className={css.arrow} />
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
