import { pageOfPosition } from '../gallery/gallery-query';
import type { GallerySections } from '../gallery/gallery-sections';
import type { GalleryStore } from '../gallery/gallery-store';
import { findMedia } from './find-media';
import { readViewerHash, viewerHash } from './viewer-hash';

export interface AddressFollower {
  store: GalleryStore;
  sections: GallerySections;
  /** Shows a photograph; calls `closed` when the person closed the viewer. */
  open: (mediaId: string, closed: () => void) => void;
  close: () => void;
  /** The address names a photograph that does not exist (any more). */
  missing: () => void;
}

/**
 * Marks a history entry as the viewer's own, over a page without it: Back closes, from wherever the person opened it.
 */
const OWN = 'keepersViewer';
/** A step back that has not happened after so long will not happen. */
const STEP_BACK_MS = 1000;
const bare = () => `${location.pathname}${location.search}`;
/**
 * A history entry for the viewer over the page's own. Going back must not scroll: the page behind did not move, or was
 * scrolled to the photograph seen last.
 */
function pushOwn(hash: string): void {
  history.scrollRestoration = 'manual';
  history.pushState({ ...(history.state as object | null), [OWN]: true }, '', `${bare()}${hash}`);
}

/**
 * Returns the page's own entry to the browser, for its reload. Browsers scroll for a traversal after `popstate` and
 * before the next frame: an entry that is `auto` by then is scrolled to its fragment (`#photos`, the cover's button).
 */
function letBrowserScroll(store: GalleryStore, sections: GallerySections): void {
  const later = () => {
    // In a long list, and further down than the first gallery, we restore the position ourselves.
    const ours = store.get().pageCount > 1 || !sections.atFirst();
    if (!readViewerHash(location.hash)) history.scrollRestoration = ours ? 'manual' : 'auto';
  };
  requestAnimationFrame(() => requestAnimationFrame(later));
}

const isOwn = () => (history.state as Record<string, unknown> | null)?.[OWN] === true;

/** Keeps viewer and address hash in sync. Returns the function that stops it. */
export function followAddress({ store, sections, open, close, missing }: AddressFollower): () => void {
  let alive = true;

  let openings = 0;

  const forget = () => history.replaceState(history.state, '', bare());
  const closed = () => {
    if (!readViewerHash(location.hash)) return;
    if (!isOwn()) return forget();
    history.back();
    // A browser drops the step back where another navigation commits before it: the address is corrected without it.
    const last = openings;
    setTimeout(() => {
      if (alive && openings === last && isOwn() && readViewerHash(location.hash)) forget();
    }, STEP_BACK_MS);
  };

  const follow = async () => {
    const asked = readViewerHash(location.hash);
    if (!asked) {
      letBrowserScroll(store, sections);
      return close();
    }
    const known = await makeReady(store, sections, asked);
    if (!alive || readViewerHash(location.hash)?.pid !== asked.pid) return;
    if (known) {
      openings += 1;
      return open(asked.pid, closed);
    }
    forget();
    missing();
  };

  /** A link opened from elsewhere gets a page without the viewer below it. */
  const ownEntry = () => {
    if (isOwn() || !readViewerHash(location.hash)) return;
    const { hash } = location;
    history.replaceState(history.state, '', bare());
    pushOwn(hash);
  };

  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-pid]') : null;
    const pid = link?.dataset.pid;
    if (!pid || findMedia(store.get(), pid)?.state !== 'ready') {
      if (pid) event.preventDefault();
      return;
    }
    event.preventDefault();
    const opening = readViewerHash(location.hash);
    // A second press while it opens.
    if (opening?.pid === pid) return;
    const hash = viewerHash(store.get().listId, pid);
    // Another one is opening: this takes its entry, so that closing does not lead to it.
    if (opening && isOwn()) history.replaceState(history.state, '', hash);
    else pushOwn(hash);
    void follow();
  };

  const moved = () => {
    ownEntry();
    void follow();
  };
  document.addEventListener('click', click);
  addEventListener('popstate', follow);
  addEventListener('hashchange', moved);
  moved();
  return () => {
    alive = false;
    document.removeEventListener('click', click);
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', moved);
  };
}

/** Loads the list and the page a photograph is on. False where it does not exist. */
async function makeReady(
  store: GalleryStore,
  sections: GallerySections,
  { gid, pid }: { gid: string | null; pid: string },
): Promise<boolean> {
  const { event, query } = store.get();
  if (!(pid in store.get().keys) && gid && gid !== store.get().listId) {
    if (sections.turnTo(gid)) {
      // Its list is on the page already.
    } else if (event.galleries.some((gallery) => gallery.id === gid))
      await store.show({ ...query, gallery: gid, filter: 'all' });
  }
  // The page was rendered with its own photographs' positions only: any answer of the wire adds the others.
  if (!(pid in store.get().keys) && !store.get().keysWhole) await store.refresh();
  const position = store.get().keys[pid];
  if (position === undefined) return false;
  if (findMedia(store.get(), pid)) return true;
  try {
    await store.loadPage(pageOfPosition(position));
  } catch {
    return false;
  }
  return findMedia(store.get(), pid) !== null;
}
