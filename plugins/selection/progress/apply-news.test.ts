import { expect, test } from 'vitest';
import { applyNews, boardOf } from './apply-news';
import type { OpenSelection } from './progress-view';

const open = (id: string, more: Partial<OpenSelection> = {}): OpenSelection => ({
  id,
  name: id,
  published_at: null,
  last_pick_at: null,
  seen_at: null,
  closes_on: null,
  picked: 0,
  room: 10,
  products: [],
  nudge: null,
  next_nudge_at: null,
  waits: [],
  ...more,
});
const applied = (board: ReturnType<typeof boardOf>) =>
  board.rows.map(({ id, picked, changed, ended }) => [id, picked, changed, ended]);

test('a row changes in place, and is marked as changed', () => {
  const board = applyNews(boardOf([open('a'), open('b')]), ['b'], {
    open: [open('b', { picked: 3 })],
    complete: [],
  });
  expect(applied(board)).toEqual([
    ['a', 0, 0, null],
    ['b', 3, 1, null],
  ]);
  expect(board.latest).toBe('b');
});

test('a visit, and fields that are not shown, are no change', () => {
  const board = applyNews(boardOf([open('a')]), ['a'], {
    open: [open('a', { seen_at: '2026-01-01' })],
    complete: [],
  });
  expect(applied(board)).toEqual([['a', 0, 0, null]]);
  expect(board.latest).toBeNull();
  expect(board.rows[0]?.seen_at).toBe('2026-01-01');
});

test('a completed or closed row stays and is marked; a reopened one continues', () => {
  const first = boardOf([open('a'), open('b')]);
  const ended = applyNews(first, ['a', 'b'], { open: [], complete: ['a'] });
  expect(applied(ended)).toEqual([
    ['a', 0, 1, 'complete'],
    ['b', 0, 1, 'closed'],
  ]);
  expect(applied(applyNews(ended, ['a'], { open: [], complete: ['a'] }))[0]).toEqual(['a', 0, 1, 'complete']);
  expect(applied(applyNews(ended, ['a'], { open: [open('a')], complete: [] }))[0]).toEqual(['a', 0, 2, null]);
});

test('a newly opened row is last; projects that were never open do not appear', () => {
  const board = applyNews(boardOf([open('a')]), ['b', 'c'], { open: [open('b')], complete: ['c'] });
  expect(applied(board)).toEqual([
    ['a', 0, 0, null],
    ['b', 0, 1, null],
  ]);
});
