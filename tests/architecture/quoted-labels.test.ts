import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';

const textOf = (locale: Locale, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
      messagesFor(locale),
    );

/** Texts that name a button, a tab or a field, and the text of what they name. */
const QUOTED: [text: string, label: string][] = [
  ['admin-home.tutorials.expiry.steps.1', 'admin.field.expires_at'],
  ['admin-home.tutorials.invite.steps.1', 'admin.tab.clients'],
  ['admin-home.tutorials.selection.steps.3', 'selection.complete'],
  ['admin-home.tutorials.selection.steps.4', 'selection.admin.tab'],
  ['admin-home.tutorials.start.steps.1', 'admin.projects.new'],
  ['admin-home.tutorials.watermark.steps.2', 'admin.option.add_watermark'],
  ['admin-home.tutorials.watermark.steps.3', 'admin-project.head.proofing'],
  ['admin-operators.fix.unknown_address', 'admin.tab.clients'],
  ['admin.watermark.help', 'admin.option.add_watermark'],
  ['gallery.compare.few', 'gallery.compare.add'],
  ['mail.words.reminder.text', 'selection.complete'],
  ['reviews.admin.emptyText', 'reviews.admin.tab'],
  ['reviews.admin.frameNone', 'admin-studio.brands.field.embed_sites'],
  ['reviews.admin.noClientsText', 'admin.tab.clients'],
  ['reviews.newReviews.remark', 'admin-features.title'],
  ['sites.builder.sample.leftOutHow', 'sites.builder.sample.take'],
  ['sites.domains.lost.text', 'sites.domains.admin.look'],
];

test.each(QUOTED)('%s names its control by the label %s', (text, label) => {
  for (const locale of LOCALES) expect(textOf(locale, text)).toContain(textOf(locale, label));
});
