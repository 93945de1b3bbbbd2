/** The wall's data for search engines. */
export interface RatedStudio {
  name: string;
  url: string;
  description: string | null;
  /** Exact over all public reviews; null without any. */
  average: number | null;
  total: number;
  reviews: { name: string; content: string; rating: number; written_at: string; reply: string | null }[];
}

/**
 * Returns the studio and its reviews as schema.org JSON for a script element; escaped, so that no name or text can end
 * that element.
 */
export function structuredData({ name, url, description, average, total, reviews }: RatedStudio): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name,
    url,
    ...(description ? { description } : {}),
    ...(average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(average * 100) / 100,
            reviewCount: total,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews.map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.name },
            datePublished: review.written_at.slice(0, 10),
            reviewBody: review.content,
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
          })),
        }),
  };
  return JSON.stringify(data)
    .replace(/[<>&]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)
    .replace(/[\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16)}`);
}
