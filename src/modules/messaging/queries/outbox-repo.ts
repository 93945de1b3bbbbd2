import { pool } from '@/core/db/pool';
import type { MailFailure } from '@/core/mail/mail-failure';
import type { MailState } from '@/core/mail/mail-state';
import { inlinePictures } from '@/modules/messaging/embedded-pictures';

/** A message of the outbox. Times ISO 8601 UTC. */
export interface MailLine {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: MailState;
  trouble: MailFailure | null;
  /** The mail server's response. */
  error: string | null;
  project: string | null;
  project_id: string | null;
  account: string | null;
  /** The message that was sent in its place. */
  again: string | null;
  tries: number;
  created_at: string;
}

/** Filters of the outbox: failed, queued, kept here without a mail server, accepted by the server. */
export const MAIL_FILTERS = ['trouble', 'queued', 'outbox', 'sent'] as const;
export type MailFilter = (typeof MAIL_FILTERS)[number];

export interface MailQuestion {
  filter?: MailFilter | null;
  project?: string | null;
  /** Part of a subject or an address. */
  search?: string;
  /** From 1. */
  page?: number;
}

export interface MailPage {
  mails: MailLine[];
  /** Number of messages per filter, ignoring `filter`. */
  counts: Record<MailFilter | 'all', number>;
  page: number;
  pages: number;
}

export const MAILS_A_PAGE = 50;

const LINE = `m.id, m.kind, m."to", m.subject, m.state::text as state, m.trouble, m.error, e.name as project, e.id as project_id,
  a.name as account, m.again_id as again, coalesce(m.tries, 0)::int as tries, m.created_at`;
const FROM =
  'from mails m left join events e on e.id = m.event_id left join accounts a on a.id = m.account_id';
/** $1 account, $2 project, $3 search. */
const WHERE = `($1::uuid is null or m.account_id = $1) and ($2::uuid is null or m.event_id = $2)
  and ($3 = '' or position(lower($3) in lower(m.subject)) > 0 or position(lower($3) in lower(m."to")) > 0)`;
const PART = `case when m.state in ('failed', 'bounced') then 'trouble' else m.state::text end`;

type Row = Omit<MailLine, 'created_at'> & { created_at: Date };
const present = (row: Row): MailLine => ({ ...row, created_at: row.created_at.toISOString() });

/** Returns a page of an account's messages (null: of all accounts), newest first. */
export async function listMails(account: string | null, asked: MailQuestion = {}): Promise<MailPage> {
  const { filter = null, project = null, search = '', page = 1 } = asked;
  const values = [account, project, search.trim()];
  const counted = await pool().query<{ part: MailFilter; count: number }>(
    `select ${PART} as part, count(*)::int as count from mails m where ${WHERE} group by 1`,
    values,
  );
  const of = (part: MailFilter) => counted.rows.find((row) => row.part === part)?.count ?? 0;
  const all = counted.rows.reduce((sum, row) => sum + row.count, 0);
  const pages = Math.max(1, Math.ceil((filter ? of(filter) : all) / MAILS_A_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const { rows } = await pool().query<Row>(
    `select ${LINE} ${FROM} where ${WHERE} and ($4::text is null or ${PART} = $4)
      order by m.created_at desc, m.id desc limit ${MAILS_A_PAGE} offset $5`,
    [...values, filter, (shown - 1) * MAILS_A_PAGE],
  );
  const counts = {
    all,
    trouble: of('trouble'),
    queued: of('queued'),
    outbox: of('outbox'),
    sent: of('sent'),
  };
  return { mails: rows.map(present), counts, page: shown, pages };
}

/** Returns the newest 300 projects that an account's messages are about, for the filter. */
export async function projectsWithMails(account: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await pool().query<{ id: string; name: string }>(
    `select e.id, e.name from events e where e.account_id = $1 and exists (select 1 from mails m where m.event_id = e.id)
      order by e.id desc limit 300`,
    [account],
  );
  return rows;
}

/** A message with its content and the time of its next attempt. */
export type WholeMail = MailLine & { html: string | null; text: string | null; next: string | null };

/**
 * Returns one message of an account with its content; content with a personal link is deleted once a mail server has
 * accepted it.
 */
export async function findMail(account: string, id: string): Promise<WholeMail | null> {
  const { rows } = await pool().query<
    Row & {
      html: string | null;
      text: string | null;
      account_id: string;
      event_id: string | null;
      next: Date | null;
    }
  >(
    `select ${LINE}, m.html, m.text, m.account_id, m.event_id,
            (select start_after from pgboss.job where name = 'mail.deliver' and data->>'mail' = m.id::text
                and state in ('created', 'retry') and m.state = 'queued' limit 1) as next
       ${FROM} where m.id = $2 and m.account_id = $1`,
    [account, id],
  );
  const row = rows[0];
  if (!row) return null;
  const { account_id, event_id, html, text, next, ...line } = row;
  return {
    ...present(line),
    html: await inlinePictures({ account_id, event_id, to: line.to, html }),
    text,
    next: next?.toISOString() ?? null,
  };
}
