'use client';

import { useT } from '@plugins/kit/view';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** Milliseconds until the next product. */
const INTERVAL = 3500;
const CALM = '(prefers-reduced-motion: reduce)';

/** How many columns of the page a row takes, and how wide its products are there: whole lists, for Tailwind to find. */
const SPANS = {
  1: '[&>ul]:auto-cols-[100%]',
  2: 'sm:col-span-2 sm:[&>ul]:auto-cols-[calc((100%-1.25rem)/2)]',
  3: 'sm:col-span-2 sm:[&>ul]:auto-cols-[calc((100%-1.25rem)/2)] lg:col-span-3 lg:[&>ul]:auto-cols-[calc((100%-2.5rem)/3)]',
} as const;

/**
 * A row of products that scrolls by itself while more of them than fit are in it. It stops at a touch, a focus, or a
 * press of its button, stays where the pointer is, and does not move for people who asked for less motion.
 */
export function Carousel({
  title,
  count,
  children,
}: {
  title: string;
  /** How many products are in it. */
  count: number;
  children: ReactNode;
}) {
  const id = useId();
  const t = useT('shop');
  const row = useRef<HTMLUListElement>(null);
  const [moves, setMoves] = useState(false);
  const [over, setOver] = useState(false);
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => setFits(list.scrollWidth <= list.clientWidth + 1);
    measure();
    setMoves(!matchMedia(CALM).matches);
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, []);

  const step = (by: 1 | -1) => {
    const list = row.current;
    const card = list?.firstElementChild as HTMLElement | null;
    if (!list || !card) return;
    const way = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const width =
      card.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(list).columnGap || '0');
    const place = Math.abs(list.scrollLeft);
    const end = list.scrollWidth - list.clientWidth;
    const next = by === 1 && place >= end - 4 ? 0 : Math.max(0, place + by * width);
    list.scrollTo({ left: way * next, behavior: matchMedia(CALM).matches ? 'auto' : 'smooth' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step reads the row itself
  useEffect(() => {
    if (!moves || over || fits) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && step(1), INTERVAL);
    return () => clearInterval(timer);
  }, [moves, over, fits]);

  const button = 'touch-target inline-flex items-center justify-center rounded-sm text-ink hover:bg-raised';
  // A finger moves the row itself.
  const arrow = `${button} max-sm:hidden`;
  return (
    <section aria-labelledby={id} className={`min-w-0 ${SPANS[count > 2 ? 3 : count === 2 ? 2 : 1]}`}>
      <div className="mb-3 flex min-h-11 items-center gap-1">
        <h2 id={id} className="me-auto font-display text-2xl">
          {title}
        </h2>
        {!fits && (
          <>
            <button
              type="button"
              className={button}
              aria-label={t(moves ? 'carousel.stop' : 'carousel.go')}
              onClick={() => setMoves(!moves)}
            >
              {moves ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
            </button>
            <button type="button" className={arrow} aria-label={t('carousel.back')} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </button>
            <button type="button" className={arrow} aria-label={t('carousel.next')} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
            </button>
          </>
        )}
      </div>
      <ul
        ref={row}
        aria-label={title}
        className="grid snap-x snap-mandatory auto-cols-[88%] grid-flow-col gap-5 overflow-x-auto pb-3 [scrollbar-width:thin]"
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onTouchStart={() => setMoves(false)}
        onFocus={() => setMoves(false)}
      >
        {children}
      </ul>
    </section>
  );
}
