'use client';

import { useT } from '@plugins/kit/view';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { READ_MORE } from '../rules/wall';

/** State of a text: not measured, short, cut, expanding to its full height (px), or open. */
type Shown = 'unknown' | 'whole' | 'cut' | number | 'open';

/**
 * A text that is cut if it is much longer than `height`, with a button that expands it. CSS cuts it from the start, so
 * that nothing jumps; without script it is whole.
 */
export function ReadMore({ height, children }: { height: number; children: ReactNode }) {
  const t = useT('reviews');
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>('unknown');
  useEffect(() => {
    const text = ref.current;
    if (!text) return;
    const measure = () =>
      setShown((before) => {
        if (before === 'open' || typeof before === 'number') return before;
        return text.scrollHeight > height + READ_MORE.margin ? 'cut' : 'whole';
      });
    const sized = new ResizeObserver(measure);
    sized.observe(text);
    return () => sized.disconnect();
  }, [height]);
  const opened = shown === 'open' || typeof shown === 'number';
  const highest = { unknown: height + READ_MORE.margin, cut: height, whole: undefined, open: undefined };
  const toggle = () => setShown(opened ? 'cut' : (ref.current?.scrollHeight ?? 'open'));
  return (
    <>
      <div
        ref={ref}
        onTransitionEnd={() => setShown((now) => (typeof now === 'number' ? 'open' : now))}
        data-cut={shown === 'cut' || undefined}
        className="read-more overflow-hidden transition-[max-height] ease-linear data-cut:[mask-image:linear-gradient(#000_70%,transparent)]"
        style={{
          maxBlockSize: typeof shown === 'number' ? shown : highest[shown],
          transitionDuration: `${READ_MORE.speedMs}ms`,
        }}
      >
        {children}
      </div>
      <noscript>
        <style>{'.read-more{max-block-size:none!important}'}</style>
      </noscript>
      {(opened || shown === 'cut') && (
        <button
          type="button"
          aria-expanded={opened}
          onClick={toggle}
          className="touch-target -mb-2 inline-flex items-center self-start font-medium text-sm underline underline-offset-4"
        >
          {t(opened ? 'wall.less' : 'wall.more')}
        </button>
      )}
    </>
  );
}
