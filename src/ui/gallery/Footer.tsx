'use client';

import { Name } from '../primitives/Name';
import { useHydrated } from '../primitives/use-hydrated';
import { useGalleryState } from './gallery-context';

/** Whose work it is, and how to reach them; after the last photograph. */
export function Footer() {
  const brand = useGalleryState((s) => s.event.brand);
  const ended = useGalleryState((s) => s.shapes !== null || s.pageCount <= 1);
  const alive = useHydrated();
  if (alive && !ended) return null;
  return (
    <footer className="flex flex-col items-center gap-1 px-6 py-14 text-center text-quiet text-sm max-sm:pb-40">
      <p className="font-display text-ink text-lg">
        <Name>{brand.name}</Name>
      </p>
      {brand.contact && <p dir="auto">{brand.contact}</p>}
    </footer>
  );
}
