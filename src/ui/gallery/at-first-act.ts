const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `then` once, at the first press, key or turn of the wheel from now on: a pending scroll or focus is cancelled
 * by it. Returns the function that stops listening.
 */
export function atFirstAct(then: () => void): () => void {
  const stop = () => {
    for (const act of ACTS) removeEventListener(act, first, true);
  };
  const first = () => {
    stop();
    then();
  };
  for (const act of ACTS) addEventListener(act, first, { capture: true, passive: true });
  return stop;
}
