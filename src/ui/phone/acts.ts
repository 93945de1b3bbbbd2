import type { Api } from '../api/use-api';

/** So many changes are a person at home in the gallery: a favorite, a pick, a comment each. */
export const ACTS_AT_HOME = 5;

/** Counts what a person has changed on this page, by the requests that succeeded. */
export class Acts {
  #count = 0;
  #listeners = new Set<() => void>();

  /** Returns the same wire, which counts. */
  counted =
    (api: Api): Api =>
    async (path, call) => {
      const answer = await api(path, call);
      if (call?.method && call.method !== 'GET') this.#add();
      return answer as never;
    };

  #add(): void {
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }

  get = (): number => this.#count;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
