import { pool, type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { handing, onlyOne } from '@/core/mail/claim';
import { holdEnd } from '@/core/mail/handing';
import { type MailTrouble, mayPass, type Refusal, readTrouble } from '@/core/mail/mail-trouble';
import { claimMail, findBrand, type MailRow, markFailed, markSent } from '@/core/mail/repo';
import { addressOf, transport } from '@/core/mail/smtp';
import { noteRefused } from '@/modules/identity/refused-email';
import { readLogo } from './logo-part';

/** How often one message is tried while what stops it may pass. */
export const MAIL_TRIES = 11;

/**
 * Hands a message to the mail server; returns once the server has taken it. Awaits `hand` before the last byte goes out:
 * from then on nobody but the server knows whether it was taken.
 */
export type Post = (
  mail: MailRow,
  from: { name: string; address: string },
  hand: () => Promise<unknown>,
) => Promise<void>;

const bySmtp: Post = async (mail, from, hand) => {
  const logo = await readLogo(mail.account_id, mail.html);
  const message = {
    from,
    // As an object: an address is one address, whatever commas a hostile one holds.
    to: { name: '', address: mail.to },
    replyTo: mail.reply_to ? { name: '', address: mail.reply_to } : undefined,
    subject: mail.subject,
    html: mail.html ?? undefined,
    text: mail.text ?? undefined,
    messageId: mail.message_id,
    // Comes back in the report of a server that could not deliver it.
    dsn: { id: mail.id, return: 'headers', notify: 'failure', recipient: mail.to },
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.stop_path) },
    attachments: logo
      ? [{ filename: 'logo.png', content: logo.bytes, cid: logo.cid, contentType: 'image/png' }]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
    hold: () => holdEnd(hand),
  };
  await transport().sendMail(message);
};

/** One press of a mail program's own button ends such messages. */
const stopHeaders = (path: string | null) =>
  path && {
    'List-Unsubscribe': `<${new URL(path, env().publicUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

/**
 * Sends one message and writes down what became of it. One worker at a time; a message a server has taken is never sent
 * again: its last byte leaves only after that is written down, and whoever finds it written without an answer (a worker
 * killed, a line broken in that moment) does not try again but says so. Throws where trying again may help.
 */
export async function deliverMail(id: string, post: Post = bySmtp): Promise<void> {
  const failure = await transaction(async (sql) => {
    await onlyOne(sql, id);
    const mail = await claimMail(sql, id);
    if (!mail) return null;
    const problem = mail.handed_at ? LOST : await attempt(sql, mail, post);
    if (problem)
      await markFailed(sql, id, { ...problem, last: !problem.again || mail.tries + 1 >= MAIL_TRIES });
    else await markSent(sql, mail);
    if (problem?.trouble === 'unknown_address' || problem?.trouble === 'no_such_domain')
      await noteRefused(sql, mail.to);
    return problem;
  });
  if (failure?.again) throw new Error(`Message ${id} was not sent: ${failure.message}`);
}

interface Problem {
  message: string;
  trouble: MailTrouble;
  again: boolean;
}

const LOST: Problem = { message: '', trouble: 'interrupted', again: false };

async function attempt(sql: Sql, mail: MailRow, post: Post): Promise<Problem | null> {
  const { sender } = await findBrand(sql, mail.account_id, mail.event_id);
  let handed = false;
  try {
    await post(mail, { name: sender, address: addressOf(env().mailFrom) }, async () => {
      await handing(pool(), mail.id);
      handed = true;
    });
    return null;
  } catch (error) {
    return problemOf(error, handed);
  }
}

/** What went wrong, why, and whether it may pass. */
function problemOf(error: unknown, handed: boolean): Problem {
  const { responseCode, code, command, message } = error as Record<string, string | undefined> & {
    responseCode?: number;
  };
  // The server's first line only; addresses stay, links (which may be personal) go.
  const said =
    String(message ?? error)
      .split('\n')[0]
      ?.replace(/https?:\/\/\S+/g, '…') ?? '';
  const refusal: Refusal = { reply: responseCode, code, command, said, handed };
  return { message: said, trouble: readTrouble(refusal), again: mayPass(refusal) };
}
