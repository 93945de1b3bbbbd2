import { moneyWords } from '@plugins/kit/rules';
import { pool, transaction } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { translator } from '@plugins/kit/server/texts';
import { METHODS, methods } from '../methods';
import { listUnpaid, noteReminder, type Unpaid } from '../queries';
import { settings } from '../settings';

const DAY = 24 * 3600_000;

/** How to pay, as the order says it; null where the studio no longer offers the way. */
async function instructionsOf(unpaid: Unpaid): Promise<string | null> {
  const { id, account, currency, amount, locale, name, email, back } = unpaid;
  const way = methods.find((one) => one.id === unpaid.method);
  const total = { amount, currency };
  if (!way || !(await way.takes({ account, total, connection: null }))) return null;
  const order = { id, payee: { account }, connection: null, total, lines: [], commission: null };
  const said = await way.pay(
    { ...order, payer: { name, email }, locale, back },
    { signal: AbortSignal.timeout(10_000) },
  );
  return said.state === 'agreed' ? said.instructions : null;
}

async function remind(unpaid: Unpaid, now: Date): Promise<void> {
  const { remind: days } = await settings.read(unpaid.account);
  if (days === 0 || unpaid.created_at.getTime() + days * DAY > now.getTime()) return;
  const how = await instructionsOf(unpaid);
  if (how === null) return;
  const t = translator(unpaid.locale);
  const sum = moneyWords({ amount: unpaid.amount, currency: unpaid.currency }, unpaid.locale);
  await transaction(async (sql) => {
    if (!(await noteReminder(sql, unpaid.id, now))) return;
    await sendMail(sql, {
      kind: 'offline.reminder',
      to: unpaid.email,
      account: unpaid.account,
      locale: unpaid.locale,
      content: {
        subject: t('offline.reminder.subject', { sum }),
        heading: t('offline.reminder.heading', { name: unpaid.name }),
        paragraphs: [t('offline.reminder.text', { sum }), ...how.split('\n')],
      },
    });
  });
}

/** Reminds payers, once each, of what they have not paid after the studio's number of days. */
export async function remindPayers(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DAY);
  for (const unpaid of await listUnpaid(pool(), { methods: METHODS, before })) await remind(unpaid, now);
}
