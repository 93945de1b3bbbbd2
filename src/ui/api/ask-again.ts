/** The pause before a retry, ms: doubles from the first to the longest. */
const PAUSE_MS = { first: 2_000, most: 60_000 };

/**
 * Retries failed loads: `ask(true)` at the browser's `online` event, and `ask(false)` after a pause as long as
 * `waits()`. The event is a hint and no proof: it can come before the service worker or the network answers, and it
 * does not come again. Returns what to call after a failure (`soon`), and at the end (`stop`).
 */
export function askAgain(
  waits: () => boolean,
  ask: (event: boolean) => void,
): { soon: () => void; stop: () => void } {
  let pause = PAUSE_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!waits()) return;
      if (navigator.onLine) {
        pause = Math.min(pause * 2, PAUSE_MS.most);
        ask(false);
      }
      later();
    }, pause);
  };
  const soon = () => {
    pause = PAUSE_MS.first;
    later();
  };
  const online = () => {
    ask(true);
    soon();
  };
  addEventListener('online', online);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', online);
  };
  return { soon, stop };
}
