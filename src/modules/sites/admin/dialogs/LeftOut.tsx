'use client';

import { useTranslations as useT } from 'next-intl';
import { samplesOf } from '../../rules/samples';
import { useBuilder } from '../state/builder-context';
import { useBlockWords } from '../state/use-block-words';
import dialogs from '../styles/dialogs.module.css';

/** Lists the sample sections that visitors do not see; renders nothing without any. */
export function LeftOut() {
  const t = useT('sites.builder.sample');
  const words = useBlockWords();
  const { document, language } = useBuilder();
  const samples = samplesOf(document);
  if (samples.length === 0) return null;
  return (
    <section className={dialogs.leftOut}>
      <strong>{t('leftOut')}</strong>
      <ul>
        {samples.map(({ page, block }) => (
          <li key={block.id + page.id}>
            {words.label(block.type)} · <bdi>{page.title[language] || page.title.en || page.title.he}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('leftOutHow')}</p>
    </section>
  );
}
