'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { moreSides } from '../primitives/use-strip';

/** An arrow scrolls so much of the frame: the photograph at its edge stays in view. */
const TURN = 0.8;

/** The frame in which a filmstrip scrolls sideways, with arrows for a mouse at the sides with more photographs. */
export function StripFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('gallery');
  const rtl = useLocale() === 'he';
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const measure = () => {
      row.dataset.more = moreSides(row);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(row);
    for (const child of row.children) watch.observe(child);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
  const turn = (side: 'left' | 'right') => {
    const row = strip.current;
    row?.scrollBy({ left: row.clientWidth * TURN * (side === 'left' ? -1 : 1), behavior: 'smooth' });
  };
  const arrow = (side: 'left' | 'right') => (
    <button
      type="button"
      className="strip-arrow"
      data-at={side}
      data-side={(side === 'left') === rtl ? 'end' : 'start'}
      aria-label={t((side === 'right') === rtl ? 'stripPrevious' : 'stripNext')}
      onClick={() => turn(side)}
    >
      {side === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
    </button>
  );
  return (
    <div className="strip-frame">
      <div ref={strip} className="strip">
        {children}
      </div>
      {arrow('left')}
      {arrow('right')}
    </div>
  );
}
