'use client';

import { UNFOLDED_COOKIE } from '@/core/constants';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { HELD, holdAt } from './use-kept-fold';

/** The stacks of the list shown, and ways to open them. */
export interface Stacks {
  /** How many photographs are in stacks here. */
  count: number;
  /** Whether this person wants stacks. */
  folded: boolean;
  /** Stacks, or shows every photograph by itself, here and from now on in this browser. */
  setFolded: (folded: boolean) => void;
  /** Opens or closes a photograph's stack. False where it represents only itself. */
  turn: (id: string) => boolean;
}

const YEAR_S = 365 * 24 * 3600;

/** The stacks of the list shown. */
export function useStacks(): Stacks {
  const { store, sections, shared } = useGalleryContext();
  const count = useGalleryState((s) => s.folds.length);
  const folded = useGalleryState((s) => s.folded);
  const hold = (id: string | undefined) => {
    const held = id ? holdAt(id) : null;
    if (held) shared.set(HELD, held);
  };
  return {
    count,
    folded,
    setFolded: (wanted) => {
      hold(firstSeen());
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the server renders the next page by it; it needs a cookie
      document.cookie = `${UNFOLDED_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${wanted ? 0 : YEAR_S}${secure}`;
      for (const list of sections.stores()) list.set({ folded: wanted, opened: new Map() });
    },
    turn: (id) => {
      hold(id);
      return store.turnFold(id);
    },
  };
}

/** The first photograph whose tile is on the screen. */
function firstSeen(): string | undefined {
  const tiles = [...document.querySelectorAll<HTMLElement>('.photo-grid a[data-pid]')];
  return tiles.find((tile) => tile.getBoundingClientRect().bottom > 0)?.dataset.pid;
}
