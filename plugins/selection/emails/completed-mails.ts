import { moneyWords } from '@plugins/kit/rules';
import type { Sql } from '@plugins/kit/server/database';
import { additionalOf, guestNames } from '@plugins/kit/server/internal';
import { type MailContent, sendMail, studioReaders } from '@plugins/kit/server/mail';
import { type Authorized, ownLinks } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { noteTextsIn } from '../operations/note-texts';
import type { StandingProduct } from '../operations/read-standing';
import { listShownPicks } from '../queries/picks';
import { productNotes } from '../rules/product-notes';
import { sumMoney } from '../rules/standing';
import type { Chooser } from './recipients';

/** Most chosen photographs in a mail, as small pictures. */
const MOST_PHOTOS = 12;

/**
 * Mails the studio what was picked and thanks the client who completed the selection, if their address is known.
 * Within the caller's transaction, so that a rollback sends nothing.
 */
export async function completedMails(
  sql: Sql,
  { event, viewer }: Authorized,
  products: readonly StandingProduct[],
  note: string | null,
): Promise<void> {
  for (const reader of await studioReaders(sql, event.account_id)) {
    const by = viewer.name ?? (await guestNames(event.id, reader.locale, sql))(viewer.grant?.id ?? null);
    await send(
      sql,
      event,
      'selection.completed',
      reader,
      forPhotographer(event, { by, note }, products, reader.locale),
      viewer.grant?.email,
    );
  }
  const { grant } = viewer;
  if (!grant?.email) return;
  const reader = { email: grant.email, locale: grant.locale ?? event.locale };
  const more = grant.client_id ? await additionalOf(sql, grant.client_id, { but: grant.email }) : null;
  const readers = [reader, ...(more ? [{ ...reader, email: more }] : [])];
  const photos = await listShownPicks(sql, event.id, MOST_PHOTOS);
  for (const own of await ownLinks(sql, event, readers))
    await send(sql, event, 'selection.thanks', own, { ...forClient(event, products, own), photos });
}

async function send(
  sql: Sql,
  event: EventRow,
  kind: string,
  reader: Pick<Chooser, 'email' | 'locale'>,
  content: MailContent,
  replyTo?: string | null,
) {
  const about = { account: event.account_id, event: event.id, to: reader.email, locale: reader.locale };
  await sendMail(sql, { kind, ...about, content, ...(replyTo ? { replyTo } : {}) });
}

/** Returns a product's state in one line: `14 of 12 · 2 extra, ₪40.00`. */
function wordsOf(product: StandingProduct, locale: Chooser['locale']): string {
  const t = translator(locale);
  const { count, maxphotos } = product;
  const counted =
    maxphotos === null
      ? t('selection.mail.count', { count })
      : t('selection.mail.countLimited', { count, max: maxphotos });
  // Days no longer matter once a selection is complete.
  const described = { ...product, closes_on: null, time: { state: 'open' } as const };
  return [counted, ...productNotes(described, noteTextsIn(locale))].join(' · ');
}

/** Returns every product, and the total price of extras. */
function facts(products: readonly StandingProduct[], locale: Chooser['locale']): MailContent['facts'] {
  const t = translator(locale);
  const sums = sumMoney(products.flatMap(({ standing: { cost } }) => (cost ? [cost] : [])));
  return [
    ...products.map((product) => ({ label: product.name, value: wordsOf(product, locale) })),
    ...sums.map((sum) => ({ label: t('selection.mail.extrasAll'), value: moneyWords(sum, locale) })),
  ];
}

function forPhotographer(
  event: EventRow,
  { by, note }: { by: string | null; note: string | null },
  products: readonly StandingProduct[],
  locale: Chooser['locale'],
): MailContent {
  const t = translator(locale);
  return {
    subject: t('selection.mail.completed.subject', { event: event.name }),
    heading: t('selection.mail.completed.heading'),
    paragraphs: [
      t('selection.mail.completed.text', { event: event.name, by: by ?? 'none' }),
      ...(note ? [t('selection.mail.completed.note', { note })] : []),
    ],
    facts: facts(products, locale),
    button: { label: t('selection.mail.completed.button'), path: `/admin/projects/${event.id}/picks` },
  };
}

function forClient(
  event: EventRow,
  products: readonly StandingProduct[],
  { locale, path }: Pick<Chooser, 'locale' | 'path'>,
): MailContent {
  const t = translator(locale);
  const about = { event: event.name, studio: event.brand_name };
  return {
    subject: t('selection.mail.thanks.subject', about),
    heading: t('selection.mail.thanks.heading'),
    paragraphs: [t('selection.mail.thanks.text', about)],
    facts: facts(products, locale),
    button: { label: t('selection.mail.thanks.button'), path },
    remark: t('selection.mail.thanks.locked', about),
  };
}
