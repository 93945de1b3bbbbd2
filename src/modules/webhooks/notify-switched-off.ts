import type { Sql } from '@/core/db/pool';
import { type KeyUnder, translator } from '@/core/i18n/translate';
import { sendMail } from '@/core/mail/send-mail';
import { studioReaders } from '@/modules/people/queries/readers';

/**
 * Mails the studio that a webhook was switched off automatically, the reason, and where to switch it on; in the
 * transaction that switches it off, so that it is sent once.
 */
export async function notifySwitchedOff(
  sql: Sql,
  webhook: { id: string; account: string; url: string; why: 'gone' | 'failing' },
): Promise<void> {
  const about = { host: new URL(webhook.url).host };
  for (const { email, locale } of await studioReaders(sql, webhook.account)) {
    const t = translator(locale);
    const say = (key: KeyUnder<'admin-webhooks.mail'>) => t(`admin-webhooks.mail.${key}`, about);
    await sendMail(sql, {
      kind: 'webhook.switched_off',
      account: webhook.account,
      to: email,
      locale,
      replyTo: null,
      content: {
        subject: say('subject'),
        heading: say('heading'),
        paragraphs: [say(webhook.why), say('meanwhile')],
        button: { label: say('button'), path: `/admin/settings/webhooks/${webhook.id}` },
      },
    });
  }
}
