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
          'pointer-events-none absolute start-0 bottom-full z-10 mb-1.5 w-max max-w-56 rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm ' +
          'invisible opacity-0 transition-opacity duration-150 group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100'
        }
      >
        {text}
      </span>
    </span>
  );
}
