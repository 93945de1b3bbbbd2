import { expect, test } from 'vitest';
import { ownWords, readGoogleReview } from './read-google-review';

test.each([
  ['Wonderful', 'Wonderful'],
  ['(Translated by Google) Wonderful\n\n(Original)\nנפלא', 'נפלא'],
  ['נפלא\n\n(Translated by Google)\nWonderful', 'נפלא'],
  ['  ', ''],
])('%j is %j in the words of its author', (comment, own) => {
  expect(ownWords(comment)).toBe(own);
});

const review = { reviewId: 'r1', starRating: 'FOUR', comment: 'Good', createTime: '2026-05-04T10:00:00Z' };

test('a review keeps its words, its stars and what Google returned', () => {
  expect(
    readGoogleReview('accounts/1/locations/2', { ...review, reviewer: { displayName: 'Tom' } }),
  ).toMatchObject({
    reviewer_id: 'r1',
    reviewer_name: 'Tom',
    rating: 4,
    content: 'Good',
    page: 'accounts/1/locations/2',
    raw: { starRating: 'FOUR' },
  });
});

test('an anonymous person has no name', () => {
  const reviewer = { displayName: 'A Google user', isAnonymous: true };
  expect(readGoogleReview('p', { ...review, reviewer })?.reviewer_name).toBe('');
});

test.each([
  { ...review, comment: '' },
  { ...review, starRating: 'STAR_RATING_UNSPECIFIED' },
  { ...review, reviewId: undefined },
  { ...review, createTime: undefined },
])('a review without %j is left out', (incomplete) => {
  expect(readGoogleReview('p', incomplete as object)).toBeNull();
});
