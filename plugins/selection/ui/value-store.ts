import type { PageStore } from '@plugins/kit/ui/hooks';

/** One value that components of a page share: the content of an open dialog. Null at first, and on the server. */
export class ValueStore<T> implements PageStore<ValueStore<T>> {
  #value: T | null = null;
  #initial: ValueStore<T> | undefined;
  #listeners = new Set<() => void>();

  get initial(): ValueStore<T> {
    this.#initial ??= new ValueStore<T>();
    return this.#initial;
  }
  get = (): T | null => this.#value;
  set = (value: T | null): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
