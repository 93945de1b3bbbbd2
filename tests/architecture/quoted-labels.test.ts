import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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
  ['admin-home.tutorials.expiry.steps.1', 'admin.tab.details'],
  ['admin-home.tutorials.expiry.steps.2', 'admin-home.card.extend'],
  ['admin-home.tutorials.invite.steps.1', 'admin-clients.makeLink'],
  ['admin-home.tutorials.invite.steps.1', 'admin-clients.sendMail'],
  ['admin-home.tutorials.invite.steps.1', 'admin.tab.clients'],
  ['admin-home.tutorials.invite.steps.3', 'admin-clients.renew'],
  ['admin-home.tutorials.invite.steps.3', 'admin-clients.revoke'],
  ['admin-home.tutorials.selection.steps.3', 'selection.complete'],
  ['admin-home.tutorials.selection.steps.4', 'admin.tab.selection'],
  ['admin-home.tutorials.selection.steps.4', 'selection.admin.tab'],
  ['admin-home.tutorials.start.steps.1', 'admin.projects.new'],
  ['admin-home.tutorials.start.steps.3', 'admin.products.add'],
  ['admin-home.tutorials.start.steps.3', 'admin.tab.products'],
  ['admin-home.tutorials.start.steps.3', 'admin.tab.selection'],
  ['admin-home.tutorials.start.steps.4', 'admin-clients.sendMail'],
  ['admin-home.tutorials.start.steps.4', 'admin.tab.clients'],
  ['admin-home.tutorials.watermark.steps.1', 'admin-studio.brands.title'],
  ['admin-home.tutorials.watermark.steps.1', 'admin.nav.group.settings'],
  ['admin-home.tutorials.watermark.steps.2', 'admin.option.add_watermark'],
  ['admin-home.tutorials.watermark.steps.2', 'admin.tab.details'],
  ['admin-home.tutorials.watermark.steps.3', 'admin-project.head.proofing'],
  ['admin-operators.fix.unknown_address', 'admin.tab.clients'],
  ['admin.watermark.help', 'admin.option.add_watermark'],
  ['gallery.compare.few', 'gallery.compare.add'],
  ['mail.words.reminder.text', 'selection.complete'],
  ['reviews.admin.emptyText', 'reviews.admin.tab'],
  ['reviews.admin.frameNone', 'admin-studio.brands.field.embed_sites'],
  ['reviews.admin.noClientsText', 'admin.tab.clients'],
  ['reviews.newReviews.remark', 'admin-features.title'],
  ['sites.domains.lost.text', 'sites.domains.admin.look'],
];

test.each(QUOTED)('%s names its control by the label %s', (text, label) => {
  for (const locale of LOCALES) expect(textOf(locale, text)).toContain(textOf(locale, label));
});

const GUIDE = path.resolve(import.meta.dirname, '../../docs/guide');

/** The guide of each language, how it quotes labels, and the marks a sentence may put inside the quotation. */
const GUIDES: Record<Locale, { file: string; quoted: RegExp; ends: RegExp }> = {
  en: { file: 'photographers.md', quoted: /“([^”]+)”/g, ends: /[.,]$/ },
  he: { file: 'photographers.he.md', quoted: /״([^״]+)״/g, ends: /$/ },
};
const guideOf = (locale: Locale) => readFileSync(path.join(GUIDE, GUIDES[locale].file), 'utf8');

/** Every text of a tree of messages, without marks of direction. */
const textsOf = (tree: unknown): string[] =>
  typeof tree === 'string'
    ? [tree.replace(/[\u2066-\u2069\u200e\u200f]/g, '').trim()]
    : Object.values(tree as Record<string, unknown>).flatMap(textsOf);

test.each(LOCALES)('the guide in %s quotes only labels that the interface has', (locale) => {
  const { quoted, ends } = GUIDES[locale];
  const labels = new Set(textsOf(messagesFor(locale)));
  const found = [...guideOf(locale).matchAll(quoted)].map(([, text = '']) => text.replace(/\s+/g, ' '));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((text) => !labels.has(text) && !labels.has(text.replace(ends, '')))).toEqual([]);
});

test.each(LOCALES)('the guide in %s shows every picture made for it, none of them large', (locale) => {
  const folder = path.join(GUIDE, 'images', locale);
  const shown = [...guideOf(locale).matchAll(/\]\(images\/(\w+)\/([\w.-]+)\)/g)];
  expect(shown.filter(([, of]) => of !== locale)).toEqual([]);
  const made = readdirSync(folder);
  expect(made.filter((name) => !shown.some(([, , file]) => file === name))).toEqual([]);
  expect(made.filter((name) => statSync(path.join(folder, name)).size > 120_000)).toEqual([]);
});
