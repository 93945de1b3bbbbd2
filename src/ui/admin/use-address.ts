'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';

const TYPING_MS = 250;

/**
 * A list's query, kept in the address, so that Back and a bookmark restore it. `set` changes part of it (an empty value
 * is removed) and starts at the first page; `type` does the same for a text being typed; `busy` while the server
 * renders.
 */
export function useAddress() {
  const router = useRouter();
  const path = usePathname();
  const asked = useSearchParams();
  const [busy, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(asked);
  latest.current = asked;
  const hrefWith = useCallback(
    (changes: Record<string, string | null>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries({ page: null, ...changes })) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next.size > 0 ? `${path}?${next}` : path;
    },
    [path],
  );
  const set = useCallback(
    (changes: Record<string, string | null>) => {
      clearTimeout(timer.current);
      start(() => router.replace(hrefWith(changes), { scroll: false }));
    },
    [router, hrefWith],
  );
  const type = useCallback(
    (name: string, value: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set({ [name]: value }), TYPING_MS);
    },
    [set],
  );
  return { asked, hrefWith, set, type, busy };
}

/** The text of a search field that changes the address a moment after the last letter. */
export function useTyped(name: string, { asked, type }: ReturnType<typeof useAddress>) {
  const [value, setValue] = useState(asked.get(name) ?? '');
  return {
    value,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      type(name, event.target.value);
    },
  };
}
