import { describe, expect, it } from 'vitest';
import type { MediaView } from '@/core/wire';
import { CompareStore } from './compare-store';

const photo = (id: string) => ({ id }) as MediaView;

describe('photographs collected for comparing', () => {
  it('are four at most, and a second toggle removes one', () => {
    const store = new CompareStore();
    for (const id of 'abcd') expect(store.toggle(photo(id))).toBe(true);
    expect(store.toggle(photo('e'))).toBe(false);
    expect(store.toggle(photo('b'))).toBe(true);
    expect(store.get().medias.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('are compared from two on, and forgotten afterwards', () => {
    const store = new CompareStore();
    store.toggle(photo('a'));
    store.show();
    expect(store.get().open).toBe(false);
    store.toggle(photo('b'));
    store.show();
    expect(store.get().open).toBe(true);
    store.close();
    expect(store.get()).toEqual({ medias: [], open: false });
  });

  it('close when fewer than two are left', () => {
    const store = new CompareStore();
    store.show([photo('a'), photo('b')]);
    store.toggle(photo('a'));
    expect(store.get().open).toBe(false);
  });
});
