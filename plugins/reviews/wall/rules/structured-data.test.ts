import { expect, it } from 'vitest';
import { structuredData } from './structured-data';

const review = {
  name: 'Maya',
  content: 'Lovely',
  rating: 5,
  written_at: '2026-09-12T10:00:00Z',
  reply: null,
};
const studio = {
  name: 'Studio Alma',
  url: 'https://alma.photos.test/reviews',
  description: null,
  average: 14 / 3,
  total: 3,
  reviews: [review],
};

it('has the average of all, and each review with its author', () => {
  expect(JSON.parse(structuredData(studio))).toMatchObject({
    '@type': 'ProfessionalService',
    aggregateRating: { ratingValue: 4.67, reviewCount: 3, bestRating: 5 },
    review: [{ author: { name: 'Maya' }, datePublished: '2026-09-12', reviewRating: { ratingValue: 5 } }],
  });
});

it('has no ratings without reviews', () => {
  const data = structuredData({ ...studio, average: null, total: 0, reviews: [] });
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: studio.name,
    url: studio.url,
  });
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '&lt;', '\u2028\u2029', '"}]}'])(
  'stays data for the text %j',
  (content) => {
    const data = structuredData({
      ...studio,
      name: content,
      reviews: [{ ...review, content, name: content }],
    });
    expect(data).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(data)).toMatchObject({ name: content, review: [{ reviewBody: content }] });
  },
);
