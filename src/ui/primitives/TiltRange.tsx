import type { CSSProperties } from 'react';
import './tilt-range.css';
import { cx } from './class-names';

/**
 * A slider for straightening a photograph, in degrees from `-most` to `most` in steps of `step`; its track is filled from
 * the middle, where nothing is turned.
 */
export function TiltRange({
  most,
  step,
  value,
  onChange,
  className,
}: {
  most: number;
  step: number;
  value: number;
  onChange: (degrees: number) => void;
  className?: string;
}) {
  const at = 50 + (50 * value) / most;
  return (
    <input
      type="range"
      // A photograph turns to a physical side.
      dir="ltr"
      min={-most}
      max={most}
      step={step}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      className={cx('tilt-range', className)}
      style={{ '--from': `${Math.min(50, at)}%`, '--to': `${Math.max(50, at)}%` } as CSSProperties}
    />
  );
}
