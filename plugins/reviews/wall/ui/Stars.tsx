'use client';

import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.4l-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z';

/** A rating of 1 to 5, fractions included, as a picture with its number as text alternative. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const t = useT('reviews');
  return (
    <span role="img" aria-label={t('wall.stars', { rating })} className="inline-flex gap-0.5 text-accent">
      {[1, 2, 3, 4, 5].map((star) => {
        const part = Math.min(1, Math.max(0, rating - star + 1));
        return (
          <span key={star} className="relative inline-block" style={{ inlineSize: size, blockSize: size }}>
            <Star size={size} className="text-line" />
            {part > 0 && (
              <span
                className="absolute inset-y-0 start-0 overflow-hidden"
                style={{ inlineSize: `${part * 100}%` }}
              >
                <Star size={size} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

function Star({ size, className }: { size: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={cx('block max-w-none', className)}
    >
      <path d={STAR} />
    </svg>
  );
}
