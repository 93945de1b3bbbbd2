import type { ProseWords } from '../rules/prose-words';
import type { Words } from '../rules/site-fields';

/** The owner of a site, as search engines see it. */
export interface SaidOwner {
  kind: 'ProfessionalService' | 'Organization';
  name: string;
  url: string;
  description: string;
  image: string | null;
  email: string | null;
  phone: string | null;
  /** Their profiles on other sites. */
  elsewhere: string[];
  /** Average of real client reviews; null without any. */
  rating: { average: number; count: number } | null;
}

const CONTEXT = { '@context': 'https://schema.org' };

/** Returns the owner of a site as structured data, with contact and rating. */
export function ownerData(owner: SaidOwner): object {
  const { kind, name, url, description, image, email, phone, elsewhere, rating } = owner;
  return {
    ...CONTEXT,
    '@type': kind,
    '@id': `${url}/#owner`,
    name,
    url: `${url}/`,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.average * 100) / 100,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

/** Returns a page's questions as structured data, with their answers as plain text. Null without any. */
export function faqData(questions: { question: string; answer: string }[]): object | null {
  const asked = questions.filter(({ question, answer }) => question && answer);
  if (asked.length === 0) return null;
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns a post as structured data. `day`: a date without a time. */
export const postData = (post: {
  title: string;
  url: string;
  day: string;
  description: string;
  image: string | null;
  locale: string;
  origin: string;
}): object => ({
  ...CONTEXT,
  '@type': 'BlogPosting',
  headline: post.title,
  url: post.url,
  mainEntityOfPage: post.url,
  datePublished: post.day,
  inLanguage: post.locale,
  ...(post.description ? { description: post.description } : {}),
  ...(post.image ? { image: post.image } : {}),
  author: { '@id': `${post.origin}/#owner` },
  publisher: { '@id': `${post.origin}/#owner` },
});

/** Returns the breadcrumbs from the home page to a page, each with name and address. */
export const wayData = (way: { name: string; url: string }[]): object => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** A stored block of questions. */
interface StoredFaq {
  questions?: { question?: Words; answer?: ProseWords }[];
}

/** Returns the questions of a page's blocks, in a language. */
export const questionsOf = (
  blocks: readonly { type: string; hidden: boolean; settings: object }[],
  say: (words: Words) => string,
  sayAnswer: (words: ProseWords) => string,
) =>
  blocks.flatMap(({ type, hidden, settings }) =>
    type !== 'sites.faq' || hidden
      ? []
      : ((settings as StoredFaq).questions ?? []).map(({ question = {}, answer = {} }) => ({
          question: say(question),
          answer: sayAnswer(answer),
        })),
  );
