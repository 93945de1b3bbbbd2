import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  questions: siteFields.items(
    { question: siteFields.words({ max: 300 }), answer: siteFields.prose({ max: 3000 }) },
    { max: 40 },
  ),
});

/** Data of its view. */
export type FaqData = Resolved<z.output<typeof settings>>;

/** Frequently asked questions; each expands without script. */
export const faqBlock = defineSiteBlock({
  id: 'sites.faq',
  settings,
  starter: {
    title: { en: 'Questions', he: 'שאלות ותשובות' },
    questions: [
      {
        question: { en: 'How soon do we see the photographs?', he: 'תוך כמה זמן רואים את התמונות?' },
        answer: {
          en: 'A first handful the day after, all of them within four weeks.',
          he: 'כמה ראשונות כבר למחרת, את כולן תוך ארבעה שבועות.',
        },
      },
    ],
  },
  statesFacts: true,
  on: 'both',
});
