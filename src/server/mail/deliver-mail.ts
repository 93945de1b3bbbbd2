import { type Sql, transaction } from '@/server/database/pool';
import { env } from '@/server/env';
import { claimMail, findBrand, type MailRow, markFailed, markSent } from './repo';
import { addressOf, transport } from './smtp';

/** Hands a message to the mail server; returns once the server has taken it. */
export type Post = (mail: MailRow, from: { name: string; address: string }) => Promise<void>;

const bySmtp: Post = async (mail, from) => {
  await transport().sendMail({
    from,
    // As an object: an address is one address, whatever commas a hostile one holds.
    to: { name: '', address: mail.to },
    replyTo: mail.reply_to ? { name: '', address: mail.reply_to } : undefined,
    subject: mail.subject,
    html: mail.html ?? undefined,
    text: mail.text ?? undefined,
    messageId: mail.message_id,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * Sends one message and writes down what became of it. Sent ones are never sent again. The row is held while the server
 * is spoken to, so two workers cannot both send it; a worker that dies after the server said yes and before that is
 * written sends it once more, with the same Message-ID. Throws where trying again may help.
 */
export async function deliverMail(id: string, post: Post = bySmtp): Promise<void> {
  const failure = await transaction(async (sql) => {
    const mail = await claimMail(sql, id);
    if (!mail) return null;
    const problem = await attempt(sql, mail, post);
    if (problem) await markFailed(sql, id, problem.message);
    else await markSent(sql, id);
    return problem;
  });
  if (failure?.again) throw new Error(`Message ${id} was not sent: ${failure.message}`);
}

interface Problem {
  message: string;
  again: boolean;
}

async function attempt(sql: Sql, mail: MailRow, post: Post): Promise<Problem | null> {
  const { name } = await findBrand(sql, mail.account_id, mail.event_id);
  try {
    await post(mail, { name, address: addressOf(env().mailFrom) });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** What went wrong, and whether it may pass: a server's 5xx about this message will not; everything else may. */
function problemOf(error: unknown): Problem {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string };
  const refused = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  // The server's first line only; addresses stay, links (which may be personal) go.
  const said =
    String(message ?? error)
      .split('\n')[0]
      ?.replace(/https?:\/\/\S+/g, '…') ?? '';
  return { message: said, again: !refused };
}
