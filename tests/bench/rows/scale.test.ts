import { expect, test } from 'vitest';
import { growth, judgeReads } from './scale';

test('sequential scans fail for large tables and are only reported for small ones', () => {
  const table = (name: string, megabytes: number, reads: number) => ({ name, megabytes, reads });
  const before = [table('media', 300, 7), table('galleries', 0.1, 2)];
  const line = judgeReads(before, [table('media', 310, 9), table('galleries', 0.3, 1300)]);
  expect([line.ours, line.must]).toEqual([[2], { atMost: 0 }]);
  expect(line.note).toContain('media (310.0 MB) 2; not judged');
  expect(line.note).toContain('galleries (0.3 MB) 1298');
  expect(judgeReads(before, before).ours).toEqual([0]);
});

test('a slower hour of the machine is no growth, a smaller share of the bare handler is', () => {
  const found = (perSecond: number, share: number) => [{ perSecond, share, web: 500, database: 300 }];
  const before = {
    photos: 1000,
    found: { page: found(100, 0.1), list: found(1000, 1), toggle: found(500, 0.5) },
  };
  const after = {
    photos: 1e6,
    found: { page: found(50, 0.1), list: found(1000, 0.5), toggle: found(400, 0.4) },
  };
  expect(growth(before, after).map(({ ours }) => ours)).toEqual([[1], [2], [1.25]]);
});
