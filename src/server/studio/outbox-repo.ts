import { pool } from '@/server/database/pool';

/** A message of the outbox. Times ISO 8601 UTC. */
export interface MailLine {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: 'queued' | 'outbox' | 'sent' | 'failed';
  error: string | null;
  project: string | null;
  created_at: string;
}

const LINE = `m.id, m.kind, m."to", m.subject, m.state::text as state, m.error, e.name as project, m.created_at`;
const FROM = 'from mails m left join events e on e.id = m.event_id';

type Row = Omit<MailLine, 'created_at'> & { created_at: Date };
const present = (row: Row): MailLine => ({ ...row, created_at: row.created_at.toISOString() });

/** The newest 200 messages of an account (null: of every account). */
export async function listMails(account: string | null): Promise<MailLine[]> {
  const { rows } = await pool().query<Row>(
    `select ${LINE} ${FROM} where ($1::uuid is null or m.account_id = $1) order by m.created_at desc, m.id desc limit 200`,
    [account],
  );
  return rows.map(present);
}

/** One message with its words; they are gone once a mail server has taken them. */
export async function findMail(
  account: string | null,
  id: string,
): Promise<(MailLine & { html: string | null; text: string | null }) | null> {
  const { rows } = await pool().query<Row & { html: string | null; text: string | null }>(
    `select ${LINE}, m.html, m.text ${FROM} where m.id = $2 and ($1::uuid is null or m.account_id = $1)`,
    [account, id],
  );
  const row = rows[0];
  return row ? { ...present(row), html: row.html, text: row.text } : null;
}
