'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CardBoundary } from './CardBoundary';
import type { DrawnCard } from './draw-cards';
import css from './home.module.css';

/** What waits for the person who looks, each as a card; where nothing does, that it is so. */
export function Needs({ cards }: { cards: DrawnCard[] }) {
  const t = useTranslations('admin-home.needs');
  const broken = <p className={css.broken}>{t('broken')}</p>;
  return (
    <section aria-labelledby="home-needs">
      <div className={css.sectionHead}>
        <h2 id="home-needs">{t('title')}</h2>
      </div>
      {cards.length === 0 ? (
        <p className={css.clear}>
          <CircleCheck aria-hidden /> {t('clear')}
        </p>
      ) : (
        <div className={css.needs}>
          {cards.map(({ name, node, failed }) => (
            <CardBoundary key={name} instead={broken}>
              {failed ? broken : node}
            </CardBoundary>
          ))}
        </div>
      )}
    </section>
  );
}
