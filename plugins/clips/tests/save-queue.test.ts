import { describe, expect, test } from 'vitest';
import { joinChanges, showChange } from '../admin/clip-change';
import { SaveQueue } from '../admin/save-queue';
import type { ClipDetail, ClipPhotoView } from '../wire';

/** A queue whose requests end when the test says so. */
function slowQueue() {
  const sent: object[] = [];
  const ends: ((stored: boolean) => void)[] = [];
  const queue = new SaveQueue((change: object) => {
    sent.push(change);
    return new Promise<boolean>((resolve) => ends.push(resolve));
  });
  const end = async (stored = true) => {
    ends.shift()?.(stored);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, sent, end };
}

describe('the queue of changes', () => {
  test('keeps a change of another field while one is being stored', async () => {
    const { queue, sent, end } = slowQueue();
    const first = queue.add({ volume: 75 });
    const second = queue.add({ fade: false });
    expect(sent).toEqual([{ volume: 75 }]);
    await end();
    expect(sent).toEqual([{ volume: 75 }, { fade: false }]);
    await end();
    expect(await Promise.all([first, second])).toEqual([true, true]);
  });

  test('stores of one field only the latest of the values that waited', async () => {
    const { queue, sent, end } = slowQueue();
    for (const volume of [75, 70, 65, 60]) void queue.add({ volume });
    await end();
    await end();
    await queue.idle();
    expect(sent).toEqual([{ volume: 75 }, { volume: 60 }]);
  });

  test('goes on after a refusal, and says which change was refused', async () => {
    const { queue, sent, end } = slowQueue();
    const refused = queue.add({ seconds: 4000 });
    const next = queue.add({ fade: false });
    await end(false);
    await end();
    expect([await refused, await next]).toEqual([false, true]);
    expect(sent).toHaveLength(2);
  });
});

describe('two changes together', () => {
  test('are of a source and of photographs by hand only the later one', () => {
    expect(joinChanges({ medias: ['a'] }, { source: { kind: 'best' } })).toEqual({
      source: { kind: 'best' },
    });
    expect(joinChanges({ source: { kind: 'best' }, fade: true }, { medias: ['a'] })).toEqual({
      fade: true,
      medias: ['a'],
    });
  });

  test('keep the focal points of both', () => {
    const point = (media: string) => ({ media, x: 0.5, y: 0.5 });
    expect(joinChanges({ points: [point('a')] }, { points: [point('b')] })).toEqual({
      points: [point('a'), point('b')],
    });
  });

  test('are shown before they are stored: order, removal and focal points', () => {
    const photo = (media: string) => ({ media, x: 0.5, y: 0.4 }) as ClipPhotoView;
    const clip = { source: { kind: 'best' }, fade: true } as ClipDetail['clip'];
    const shown = showChange(
      { clip, photos: [photo('a'), photo('b'), photo('c')] },
      { medias: ['c', 'a'], points: [{ media: 'a', x: 0.1, y: 0.9 }], fade: false },
    );
    expect(shown.photos.map(({ media, x }) => [media, x])).toEqual([
      ['c', 0.5],
      ['a', 0.1],
    ]);
    expect(shown.clip).toMatchObject({ source: { kind: 'chosen' }, fade: false });
  });
});
