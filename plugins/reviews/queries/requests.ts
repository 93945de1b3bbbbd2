import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { wantsMail } from '@plugins/kit/server/internal';

/** The column of `clients` that unsubscribes from requests. */
export const STOP = 'reviews_stopped_at';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** A person who may get a request. */
export interface Person {
  client: string;
  email: string;
  locale: 'en' | 'he';
  /** Their own address is subscribed; an additional one may be, even if this is not. */
  wants: boolean;
}

/**
 * Returns a project's clients with an address, or an account's clients with one of `emails` (in lower case), without
 * those who answered; `locale` is for those without their own.
 */
export async function listPeople(
  sql: Sql,
  {
    event,
    account,
    locale,
    emails,
  }: { event: string; account: string; locale: 'en' | 'he'; emails: readonly string[] | null },
): Promise<Person[]> {
  const { rows } = await sql.query<Person>(
    `select distinct on (lower(c.email)) c.id as client, c.email, coalesce(c.locale::text, $3) as locale,
            c.${STOP} is null and ${wantsMail(STOP, 'c.email', 'c.account_id')} as wants
       from clients c
      where c.account_id = $2 and c.deleted_at is null and c.email is not null
        and case when $4::text[] is null
              then exists (select 1 from invitations i where i.event_id = $1 and i.client_id = c.id and i.revoked_at is null
                            and i.role = 'client')
              else lower(c.email) = any($4) end
        and not exists (select 1 from reviews r where r.project_id = $1 and r.client_id = c.id)
      order by lower(c.email), c.id`,
    [event, account, locale, emails],
  );
  return rows;
}

/** Records that the studio has requested reviews in a project; the first time stays. */
export async function markRequested(sql: Sql, event: string): Promise<void> {
  await sql.query(
    'update events set reviews_requested_at = coalesce(reviews_requested_at, now()) where id = $1',
    [event],
  );
}

/** Inserts a client's request in a project. Returns its id, undefined if there is one already. */
export async function insertRequest(
  sql: Sql,
  request: { account: string; event: string; client: string; reason: 'asked' | 'completed' },
): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into review_requests (id, account_id, event_id, client_id, reason, sent_at)
         values ($1, $2, $3, $4, $5, now()) on conflict (event_id, client_id) do nothing returning id`,
    [uuidv7(), request.account, request.event, request.client, request.reason],
  );
  return rows[0]?.id;
}

/** Counts the clients who are invited to a project. */
export async function countInvited(sql: Sql, event: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(distinct i.client_id)::int as count from invitations i join clients c on c.id = i.client_id and c.deleted_at is null
      where i.event_id = $1 and i.revoked_at is null and i.role = 'client'`,
    [event],
  );
  return rows[0]?.count ?? 0;
}

/** Records that a request is answered: this one, and the client's in this project; the first time stays. */
export async function markAnswered(
  sql: Sql,
  { request, project, client }: { request: string | null; project: string | null; client: string | null },
): Promise<void> {
  await sql.query(
    `update review_requests set answered_at = coalesce(answered_at, now()), updated_at = now()
        where id = $1 or (event_id = $2 and client_id = $3)`,
    [request, project, client],
  );
}

/** A request, and the client it was sent to. */
export interface RequestRow {
  id: string;
  event: string;
  client: string;
  name: string;
  email: string | null;
}

/** Returns a request with its client; undefined if one of them is gone. */
export async function findRequestRow(sql: Sql, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql.query<RequestRow>(
    `select r.id, r.event_id as event, c.id as client, c.name, c.email
       from review_requests r join clients c on c.id = r.client_id where r.id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * Returns the projects whose selection was completed between `afterHours` and `untilDays` ago, in accounts that request
 * reviews automatically, and that have a client without a request; the earliest first.
 */
export async function listCompleted(
  sql: Sql,
  { afterHours, untilDays }: { afterHours: number; untilDays: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select e.id from events e join accounts a on a.id = e.account_id
      where a.request_reviews and a.active and e.deleted_at is null and e.printselectiondone
        and e.completed_at < now() - make_interval(hours => $1) and e.completed_at > now() - make_interval(days => $2)
        and exists (select 1 from invitations i where i.event_id = e.id and i.revoked_at is null and i.role = 'client'
                     and not exists (select 1 from review_requests q where q.event_id = e.id and q.client_id = i.client_id))
      order by e.completed_at`,
    [afterHours, untilDays],
  );
  return rows.map(({ id }) => id);
}

/** What a gallery's question to a visitor depends on. */
export interface AskingFacts {
  /** The studio has requested reviews in this project. */
  requested: boolean;
  wrote: boolean;
}

/** Returns what a gallery's question to a visitor depends on. */
export async function findAskingFacts(
  sql: Sql,
  { event, grant, client }: { event: string; grant: string; client: string | null },
): Promise<AskingFacts | undefined> {
  const { rows } = await sql.query<AskingFacts>(
    `select e.reviews_requested_at is not null as requested,
            exists (select 1 from reviews r where r.project_id = e.id
                     and (r.written_by_id = $2 or ($3::uuid is not null and r.client_id = $3))) as wrote
       from events e where e.id = $1`,
    [event, grant, client],
  );
  return rows[0];
}

/** A client of a project, or a person requested by address; `at`: when they answered, or else were requested. */
export interface RequesteeRow {
  id: string;
  name: string;
  email: string | null;
  state: 'fresh' | 'asked' | 'answered' | 'stopped' | 'no_address';
  at: Date | null;
}

/** Returns the clients of a project, and everyone with a request in it. */
export async function listRequestees(sql: Sql, event: string): Promise<RequesteeRow[]> {
  const { rows } = await sql.query<RequesteeRow>(
    `select distinct on (c.id) c.id, c.name, c.email, coalesce(w.wrote, q.answered_at, q.sent_at) as at,
            case when c.email is null then 'no_address' when w.wrote is not null or q.answered_at is not null then 'answered'
                 when q.id is not null then 'asked' when c.reviews_stopped_at is not null then 'stopped' else 'fresh' end as state
       from clients c left join review_requests q on q.event_id = $1 and q.client_id = c.id
       left join lateral (select min(r.written_at) as wrote from reviews r where r.project_id = $1 and r.client_id = c.id) w on true
      where c.deleted_at is null and c.id in (
        select i.client_id from invitations i where i.event_id = $1 and i.revoked_at is null and i.role = 'client'
        union select s.client_id from review_requests s where s.event_id = $1)
      order by c.id`,
    [event],
  );
  return rows;
}

/** Whether the account of a project requests reviews automatically. */
export async function isAutomatic(sql: Sql, event: string): Promise<boolean> {
  const { rows } = await sql.query<{ enabled: boolean }>(
    `select a.request_reviews as enabled from events e join accounts a on a.id = e.account_id where e.id = $1`,
    [event],
  );
  return rows[0]?.enabled ?? false;
}

/** Stores whether an account requests reviews automatically. */
export async function setAutomatic(
  sql: Sql,
  { account, enabled }: { account: string; enabled: boolean },
): Promise<void> {
  await sql.query('update accounts set request_reviews = $2, updated_at = now() where id = $1', [
    account,
    enabled,
  ]);
}
