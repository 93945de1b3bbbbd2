import { expect, test } from 'vitest';
import { faqData, ownerData, questionsOf, wayData } from './structured';

const OWNER = {
  kind: 'ProfessionalService' as const,
  name: 'Studio Alma',
  url: 'https://alma.com',
  description: '',
  image: null,
  email: null,
  phone: null,
  elsewhere: [],
  rating: null,
};

test('the owner’s data contains only known facts', () => {
  expect(ownerData(OWNER)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': 'https://alma.com/#owner',
    name: 'Studio Alma',
    url: 'https://alma.com/',
  });
  const more = { phone: '050', elsewhere: ['https://x.test/a'], rating: { average: 14 / 3, count: 3 } };
  expect(ownerData({ ...OWNER, ...more })).toMatchObject({
    telephone: '050',
    sameAs: ['https://x.test/a'],
    aggregateRating: { ratingValue: 4.67, reviewCount: 3, bestRating: 5 },
  });
});

test('questions are those of visible blocks, with an answer', () => {
  const questions = [{ question: { en: 'When?' }, answer: { en: 'Soon' } }, { question: { en: 'x' } }];
  const blocks = [
    { type: 'sites.faq', hidden: false, settings: { questions } },
    { type: 'sites.faq', hidden: true, settings: { questions } },
    { type: 'sites.text', hidden: false, settings: { questions } },
  ];
  const found = questionsOf(
    blocks,
    (words) => words.en ?? '',
    (words) => String(words.en ?? ''),
  );
  expect(faqData(found)).toMatchObject({
    mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'Soon' } }],
  });
  expect(faqData([])).toBeNull();
});

test('breadcrumbs are numbered from one', () => {
  const way = [
    { name: 'Home', url: 'https://a/' },
    { name: 'About', url: 'https://a/about' },
  ];
  expect(wayData(way)).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: 'About', item: 'https://a/about' }],
  });
});
