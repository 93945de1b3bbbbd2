import { expect, test } from 'vitest';
import { churnPercent } from './churn';

test.each([
  [{ now: 10, began: 0, ended: 0 }, 0],
  [{ now: 9, began: 0, ended: 1 }, 10],
  [{ now: 12, began: 5, ended: 1 }, 12.5],
  [{ now: 3, began: 3, ended: 0 }, null],
  [{ now: 0, began: 0, ended: 0 }, null],
  [{ now: 0, began: 2, ended: 3 }, 100],
])('of %o the churn is %s percent', (paying, percent) => expect(churnPercent(paying)).toBe(percent));
