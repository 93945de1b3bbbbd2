import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  questions: sites.fields.items(
    { question: sites.fields.words({ max: 300 }), answer: sites.fields.prose({ max: 3000 }) },
    { max: 40 },
  ),
});

/** What its view is drawn from. */
export type FaqData = sites.Resolved<z.output<typeof settings>>;

/** Questions that are often asked; each opens by itself, without script. */
export const faqBlock = sites.defineSiteBlock({
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
  on: 'both',
});
