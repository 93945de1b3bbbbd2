'use client';

import { useTranslations as useT } from 'next-intl';
import { Reading } from '@/ui/admin/Reading';
import { useRead } from '@/ui/admin/use-read';
import type { StudioSite } from '../rules/studio-site';
import { Builder } from './Builder';
import { ChooseTemplate } from './ChooseTemplate';
import type { Language } from './state/builder-context';
import type { SiteParts } from './state/parts';
import css from './styles/frame.module.css';

/** The website screen: choosing a template, then the builder. `query`: which site, if not the account's. */
export function Website({ locale, query }: { locale: Language; query: string }) {
  const t = useT('sites.builder');
  const draft = useRead<StudioSite>(`/api/x/sites/draft${query}`);
  const known = useRead<SiteParts>(`/api/x/sites/parts${query}`);
  const failed = draft.failed || known.failed;
  const load = async () => {
    await Promise.all([draft.load(), known.load()]);
  };
  if (!draft.found || !known.found || failed)
    return (
      <main className={css.waiting}>
        <h1>{t('title')}</h1>
        <Reading of={{ failed, load }} text={t('failed')} />
      </main>
    );
  const { document } = draft.found;
  if (!document)
    return <ChooseTemplate parts={known.found} locale={locale} query={query} onBegun={draft.load} />;
  return <Builder read={{ ...draft.found, document }} parts={known.found} locale={locale} query={query} />;
}
