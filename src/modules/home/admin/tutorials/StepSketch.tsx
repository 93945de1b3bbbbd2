import type { ReactNode } from 'react';
import type { Sketch } from './tutorials';
import css from './tutorials.module.css';

const tiles = [0, 1, 2, 3, 4, 5].map((n) => (
  <rect
    key={n}
    x={16 + (n % 3) * 44}
    y={18 + Math.floor(n / 3) * 34}
    width="40"
    height="30"
    rx="2"
    data-soft
  />
));

/** Small line drawings that work in both reading directions. */
const DRAWINGS: Record<Sketch, ReactNode> = {
  form: (
    <>
      <rect x="30" y="16" width="100" height="16" rx="3" />
      <rect x="30" y="40" width="100" height="16" rx="3" />
      <rect x="58" y="66" width="44" height="16" rx="8" data-full />
    </>
  ),
  drop: (
    <>
      <rect x="24" y="14" width="112" height="72" rx="6" strokeDasharray="6 5" />
      <path d="M80 30v30m-12-12 12 12 12-12" data-strong />
    </>
  ),
  grid: <>{tiles}</>,
  product: (
    <>
      <rect x="48" y="20" width="64" height="56" rx="3" data-soft />
      <path d="M80 20v56" />
      <path d="M112 76l8-4V16l-8 4" />
    </>
  ),
  mail: (
    <>
      <rect x="36" y="24" width="88" height="54" rx="4" data-soft />
      <path d="m36 30 44 30 44-30" data-strong />
    </>
  ),
  heart: (
    <>
      <rect x="34" y="16" width="92" height="66" rx="4" data-soft />
      <path d="M80 66C62 52 60 42 66 37c6-4 12 0 14 5 2-5 8-9 14-5 6 5 4 15-14 29Z" data-full />
    </>
  ),
  done: (
    <>
      <circle cx="80" cy="50" r="30" data-soft />
      <path d="m66 50 10 11 19-22" data-strong />
    </>
  ),
  mark: (
    <>
      <rect x="30" y="14" width="100" height="70" rx="4" data-soft />
      <path d="M58 70h44M66 62h28" data-strong />
    </>
  ),
  calendar: (
    <>
      <rect x="42" y="20" width="76" height="62" rx="4" data-soft />
      <path d="M42 38h76M60 14v12M100 14v12" />
      <circle cx="98" cy="62" r="8" data-full />
    </>
  ),
  search: (
    <>
      <rect x="22" y="34" width="116" height="30" rx="6" />
      <circle cx="42" cy="48" r="7" data-strong />
      <path d="m47 53 6 6M64 49h50" data-strong />
    </>
  ),
  phone: (
    <>
      <rect x="60" y="10" width="40" height="80" rx="7" data-soft />
      <rect x="66" y="22" width="28" height="24" rx="2" />
      <rect x="66" y="50" width="28" height="24" rx="2" />
    </>
  ),
};

/** A schematic picture of a step, beside its text. */
export function StepSketch({ kind }: { kind: Sketch }) {
  return (
    <svg className={css.sketch} viewBox="0 0 160 100" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  );
}
