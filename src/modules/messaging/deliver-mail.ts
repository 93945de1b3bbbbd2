import { besideTransaction, pool, type Sql, transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { holdEnd } from '@/core/mail/handing';
import { type MailFailure, mayPass, type Refusal, readFailure } from '@/core/mail/mail-failure';
import { handing, onlyOne } from '@/core/mail/queries/claim';
import { claimMail, findBrand, type MailRow, markFailed, markSent } from '@/core/mail/queries/mails';
import { addressOf, transport } from '@/core/mail/smtp';
import { noteRefused } from '@/modules/identity/queries/refused-email';
import { readPictures } from './embedded-pictures';

/** Maximum attempts for one message while its failure may be temporary. */
export const MAIL_TRIES = 11;

/**
 * Sends a message to the mail server and resolves once the server has accepted it. Awaits `hand` before the last byte
 * is sent: from then on only the server knows whether it accepted the message.
 */
export type Post = (
  mail: MailRow,
  from: { name: string; address: string },
  hand: () => Promise<unknown>,
) => Promise<void>;

const bySmtp: Post = async (mail, from, hand) => {
  // A worker sends few messages at once: there are connections for this.
  const { html, pictures } = await besideTransaction(() => readPictures(mail));
  const message = {
    from,
    // Passed as an object, so that commas in a hostile address cannot add recipients.
    to: { name: '', address: mail.to },
    replyTo: mail.reply_to ? { name: '', address: mail.reply_to } : undefined,
    subject: mail.subject,
    html: html ?? undefined,
    text: mail.text ?? undefined,
    messageId: mail.message_id,
    // The server returns this id in its report of a failed delivery.
    dsn: { id: mail.id, return: 'headers', notify: 'failure', recipient: mail.to },
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.stop_path) },
    attachments: pictures,
    disableFileAccess: true,
    disableUrlAccess: true,
    hold: () => holdEnd(hand),
  };
  await transport().sendMail(message);
};

/** One-click unsubscribe of mail programs. */
const stopHeaders = (path: string | null) =>
  path && {
    'List-Unsubscribe': `<${new URL(path, env().publicUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

/**
 * Sends one message and records the result. One worker at a time. An accepted message is never sent again: its last
 * byte leaves only after that was recorded, and a worker that finds this record without a result (the previous worker
 * was killed, or the connection broke) does not retry but records it as interrupted. Throws if a retry may help.
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
  trouble: MailFailure;
  again: boolean;
}

const LOST: Problem = { message: '', trouble: 'interrupted', again: false };

async function attempt(sql: Sql, mail: MailRow, post: Post): Promise<Problem | null> {
  const { sender } = await findBrand(sql, mail.account_id, mail.event_id);
  let handed = false;
  try {
    await post(mail, { name: sender, address: addressOf(env().mailFrom) }, async () => {
      // Kept also if this worker ends before the transaction does.
      await besideTransaction(() => handing(pool(), mail.id));
      handed = true;
    });
    return null;
  } catch (error) {
    return problemOf(error, handed);
  }
}

/** Returns the failure, its reason, and whether it may be temporary. */
function problemOf(error: unknown, handed: boolean): Problem {
  const { responseCode, code, command, message } = error as Record<string, string | undefined> & {
    responseCode?: number;
  };
  // Only the server's first line; addresses are kept, links (which may be personal) are removed.
  const said =
    String(message ?? error)
      .split('\n')[0]
      ?.replace(/https?:\/\/\S+/g, '…') ?? '';
  const refusal: Refusal = { reply: responseCode, code, command, said, handed };
  return { message: said, trouble: readFailure(refusal), again: mayPass(refusal) };
}
