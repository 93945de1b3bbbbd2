/** What is known of code that is loaded when it is needed. */
export interface Loaded<Code> {
  /** Null until it is loaded. */
  code: Code | null;
  /** How many attempts have failed; 0 while one runs. */
  failed: number;
}

/** Code that is loaded when it is needed, once for all that show it. */
export interface Loadable<Code> {
  get: () => Loaded<Code>;
  subscribe: (listener: () => void) => () => void;
  /** Begins loading, also after a failure; does nothing while it loads or when it is loaded. */
  load: () => void;
}

/**
 * Returns code to load by `load`. Unlike React's `lazy`, which keeps a failure until the page is reloaded, and throws it
 * while rendering, it can be loaded again.
 */
export function loadable<Code>(load: () => Promise<Code>): Loadable<Code> {
  let state: Loaded<Code> = { code: null, failed: 0 };
  let loading = false;
  let failures = 0;
  const listeners = new Set<() => void>();
  const set = (next: Loaded<Code>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (loading || state.code) return;
      loading = true;
      set({ code: null, failed: 0 });
      // An attempt shares the parts of the one before that are still on their way, and fails with them: it is made again.
      const attempt = failures > 0 ? load().catch(load) : load();
      const end = (code: Code | null) => {
        loading = false;
        if (!code) failures += 1;
        set({ code, failed: code ? 0 : failures });
      };
      attempt.then(end, () => end(null));
    },
  };
}
