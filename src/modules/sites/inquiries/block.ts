import { z } from 'zod';
import type { Locale } from '@/core/i18n/locale';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';
import { MOST_FIELDS, type OwnField, ownFields } from './own-fields';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose({ max: 2000 }),
  /** Whether the form has a field for a telephone number. */
  phone: z.boolean().default(true),
  /** Whether the form has a field for the date of the event. */
  day: z.boolean().default(true),
  /** Questions of the studio's own, below the date. */
  fields: siteFields.items(
    {
      label: siteFields.words({ max: 120 }),
      kind: z.enum(['text', 'choice', 'day']).default('text'),
      /** What can be chosen, one on a line. */
      options: siteFields.words({ max: 1000, when: { field: 'kind', is: 'choice' } }),
      required: z.boolean().default(false),
    },
    { max: MOST_FIELDS },
  ),
  button: siteFields.words({ max: 60 }),
  /** Shown after the form was sent. */
  thanks: siteFields.words({ max: 600 }),
});

/** Data of its view. */
export type ContactData = Omit<Resolved<z.output<typeof settings>>, 'fields'> & { fields: OwnField[] };

/** A question as `ownFields` reads it, from its texts in one language. */
const inLanguage = <T extends { label: string; options: string }>(field: T, locale: Locale) => ({
  ...field,
  label: { [locale]: field.label },
  options: { [locale]: field.options },
});

/** The contact form of a site. */
export const contactBlock = defineSiteBlock({
  id: 'sites.contact',
  settings,
  starter: {
    title: { en: 'Write to me', he: 'כתבו לי' },
    text: {
      en: 'Write a few words about your day: when, where, and what you dream of.',
      he: 'ספרו לי על היום שלכם: מתי, איפה ועל מה אתם חולמים.',
    },
  },
  on: 'both',
  islands: ['send'],
  // Resolved texts are in the reader's language: each is the only one.
  load: ({ settings, locale }): ContactData => ({
    ...settings,
    fields: ownFields({ fields: settings.fields.map((field) => inLanguage(field, locale)) }, locale),
  }),
});
