import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import { expect, test } from 'vitest';
import { renderSheet } from './draw-sheet';
import type { Sheet } from './sheet';

const sheetOf = (count: number): Sheet => ({
  event: 'event',
  locale: 'he',
  title: 'החתונה של נועה ואיתי',
  lines: ['12 ביוני 2026 · Studio'],
  products: [
    { name: 'אלבום', about: `${count}`, picks: [] },
    {
      name: 'Prints',
      about: `${count}`,
      picks: Array.from({ length: count }, (_, nr) => ({
        ...{ media: `${nr}`, version: 'v', name: `IMG_${nr}.JPG` },
        ...{ about: 'נבחרה על ידי \u2068Dana\u2069', note: nr % 5 === 0 ? 'לחתוך בבקשה' : null },
      })),
    },
  ],
  none: 'עוד לא נבחרו תמונות.',
  made: new Date(0),
});

const thumbnail = Buffer.concat([await makeJpeg({ width: 450, height: 300, seed: 1 }), Buffer.alloc(40_000)]);

test('a slow reader does not make it buffer the whole sheet: it is rendered as it is read', async () => {
  let asked = 0;
  const drawn = renderSheet(sheetOf(200), async () => {
    asked += 1;
    return thumbnail;
  });
  let bytes = 0;
  for await (const part of drawn) {
    bytes += (part as Buffer).length;
    // Eight in flight, and what the stream buffers.
    expect(asked - bytes / thumbnail.length).toBeLessThan(14);
  }
  expect(asked).toBe(200);
  expect(bytes).toBeGreaterThan(200 * thumbnail.length);
});

test('a reader who disconnects ends it', async () => {
  let asked = 0;
  const drawn = renderSheet(sheetOf(200), async () => {
    asked += 1;
    return thumbnail;
  });
  for await (const _ of drawn) break;
  expect(drawn.destroyed).toBe(true);
  expect(asked).toBeLessThan(20);
});
