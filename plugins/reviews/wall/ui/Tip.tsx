'use client';

import { type ReactNode, useId } from 'react';

/** A word with something to say of itself: shown beside the pointer's or the keyboard's place, and touched on a phone. */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className="group/tip relative inline-flex">
      <button type="button" aria-describedby={id} className="cursor-help rounded-sm text-start">
        {children}
      </button>
      <span
        role="tooltip"
        id={id}
        className={
          'pointer-events-none absolute end-0 bottom-full z-10 mb-1.5 hidden w-max max-w-56 rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm ' +
          'group-focus-within/tip:block group-hover/tip:block'
        }
      >
        {text}
      </span>
    </span>
  );
}
