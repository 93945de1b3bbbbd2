'use client';

import { useTranslations } from 'next-intl';
import { placeHref, type TutorialPlaces } from '@/modules/home/rules/tutorial-places';
import { Tutorial } from './Tutorial';
import { TUTORIALS } from './tutorials';
import css from './tutorials.module.css';

/** All tutorials below each other; an address with a fragment opens one. */
export function TutorialsPage({ places }: { places: TutorialPlaces }) {
  const t = useTranslations('admin-home.tutorials');
  return (
    <main className={css.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      {TUTORIALS.map((tutorial) => (
        <Tutorial key={tutorial.id} tutorial={tutorial} href={placeHref(tutorial.at, places)} />
      ))}
    </main>
  );
}
