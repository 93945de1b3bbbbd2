'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Component, type ReactNode } from 'react';
import type { DrawnCard } from './draw-cards';
import css from './home.module.css';

/** Error boundary of a card, so that the rest of Home renders; `instead` is its fallback. */
class CardBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** The cards, each by itself: one that fails leaves a line. */
function Cards({ cards }: { cards: DrawnCard[] }) {
  const t = useTranslations('admin-home.needs');
  const broken = <p className={css.broken}>{t('broken')}</p>;
  return (
    <div className={css.needs}>
      {cards.map(({ name, node, failed }) => (
        <CardBoundary key={name} instead={broken}>
          {failed ? broken : node}
        </CardBoundary>
      ))}
    </div>
  );
}

/** The user's pending items, each as a card; a note if there are none. */
export function Needs({ cards }: { cards: DrawnCard[] }) {
  const t = useTranslations('admin-home.needs');
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
        <Cards cards={cards} />
      )}
    </section>
  );
}

/** What went on this month, each as a card; nothing without any. */
export function Figures({ cards }: { cards: DrawnCard[] }) {
  const t = useTranslations('admin-home.figures');
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="home-figures">
      <div className={css.sectionHead}>
        <h2 id="home-figures">{t('title')}</h2>
      </div>
      <Cards cards={cards} />
    </section>
  );
}
