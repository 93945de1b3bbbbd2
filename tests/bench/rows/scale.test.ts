import { expect, test } from 'vitest';
import { judgeReads } from './scale';

test('sequential scans fail for large tables and are only reported for small ones', () => {
  const table = (name: string, megabytes: number, reads: number) => ({ name, megabytes, reads });
  const before = [table('media', 300, 7), table('galleries', 0.1, 2)];
  const line = judgeReads(before, [table('media', 310, 9), table('galleries', 0.3, 1300)]);
  expect([line.ours, line.must]).toEqual([[2], { atMost: 0 }]);
  expect(line.note).toContain('media (310.0 MB) 2; not judged');
  expect(line.note).toContain('galleries (0.3 MB) 1298');
  expect(judgeReads(before, before).ours).toEqual([0]);
});
