import { cx } from './class-names';

/** A quiet block that keeps the place of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse bg-line motion-reduce:animate-none', className)}
    />
  );
}
