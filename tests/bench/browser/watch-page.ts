/** What a page measures of itself; times in milliseconds from the navigation. */
export interface Watched {
  lcp: number;
  /** Layout shifts that no click explains: the worst session window, as Web Vitals count. */
  cls: number;
  /** When the hundredth thumbnail was there; null while they are on their way. */
  hundred: number | null;
}

declare global {
  var watched: Watched;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs in the page before anything of it. With `hasten` it scrolls on, a screen at a time, as soon as
 * everything on the screen has its thumbnail, until a hundred have.
 */
export function watchPage({ hasten }: { hasten: boolean }): void {
  const found: Watched = { lcp: 0, cls: 0, hundred: null };
  globalThis.watched = found;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let session = { sum: 0, from: 0, last: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const at = entry.startTime;
      const goesOn = at - session.last < 1000 && at - session.from < 5000;
      session = goesOn
        ? { ...session, sum: session.sum + entry.value }
        : { sum: entry.value, from: at, last: at };
      session.last = at;
      found.cls = Math.max(found.cls, session.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  if (!hasten) return;
  const shown = new Set<string>();
  const look = () => {
    let waiting = false;
    for (const tile of document.querySelectorAll<HTMLElement>('a[data-pid]')) {
      const image = tile.querySelector('img');
      if (image?.complete && image.naturalWidth > 0) shown.add(tile.dataset.pid ?? '');
      else {
        const { top, bottom } = tile.getBoundingClientRect();
        waiting ||= bottom > 0 && top < innerHeight;
      }
    }
    if (shown.size >= 100) {
      found.hundred = performance.now();
      return;
    }
    const root = document.scrollingElement;
    if (waiting) {
      // What is on the screen comes first: people look at it.
    } else if (root && root.scrollTop + innerHeight >= root.scrollHeight) root.scrollTop = 0;
    else scrollBy({ top: innerHeight, behavior: 'instant' });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
