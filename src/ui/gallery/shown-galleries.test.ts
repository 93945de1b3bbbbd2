import { describe, expect, it } from 'vitest';
import type { EventView } from '@/core/wire';
import { followingGalleries, landingGallery, shownGalleries } from './shown-galleries';

const project = (counts: number[], manage = false) =>
  ({
    galleries: counts.map((count, i) => ({ id: `g${i}`, name: `Gallery ${i}`, count })),
    can: { manage },
  }) as EventView;
const ids = (event: EventView, current: string) => shownGalleries(event, current).map(({ id }) => id);

describe('the gallery an address without one shows', () => {
  it.each([
    ['a client: the first with photographs', [0, 0, 3, 4], false, 'g2'],
    ['a client of a project without photographs: the first', [0, 0], false, 'g0'],
    ['the account: the first', [0, 3], true, 'g0'],
  ] as const)('%s', (_, counts, manage, id) => {
    expect(landingGallery(project([...counts], manage))?.id).toBe(id);
  });

  it('is none where the project has none', () => {
    expect(landingGallery(project([]))).toBeUndefined();
  });
});

describe('the galleries after another', () => {
  it.each([
    ['are all that follow', [1, 2, 3], 'g0', ['g1', 'g2']],
    ['are not those without photographs this person may see', [1, 0, 0, 3], 'g0', ['g3']],
    ['are none after the last', [1, 2], 'g1', []],
    ['are none where only empty ones follow', [1, 0, 0], 'g0', []],
    ['are none for an unknown one', [1, 2], 'gone', []],
  ] as const)('%s', (_, counts, current, following) => {
    expect(followingGalleries(project([...counts]).galleries, current).map(({ id }) => id)).toEqual(
      following,
    );
  });
});

describe('the galleries of the navigation', () => {
  it.each([
    ['a client: those with photographs', [0, 2, 0, 3], false, 'g1', ['g1', 'g3']],
    ['a client: also the empty one an address names', [0, 2, 0, 3], false, 'g2', ['g1', 'g2', 'g3']],
    ['a client: all while the project has no photograph', [0, 0], false, 'g0', ['g0', 'g1']],
    ['the account: all', [0, 2], true, 'g1', ['g0', 'g1']],
  ] as const)('%s', (_, counts, manage, current, shown) => {
    expect(ids(project([...counts], manage), current)).toEqual(shown);
  });
});
