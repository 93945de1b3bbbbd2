import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { countedPicks } from '@plugins/kit/server/internal';
import type { OwnSelection } from '../rules/own-step';
import type { Standing } from '../rules/standing';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** Locks a project until the transaction ends. */
export async function lockProject(sql: Sql, eventId: string): Promise<void> {
  await sql.query('select 1 from events where id = $1 for update', [eventId]);
}

/** Whether a project's selection is complete, and since when. */
export interface DoneState {
  done: boolean;
  completed_at: Date | null;
}

/** Returns whether a project's selection is complete. */
export async function findDone(sql: Sql, eventId: string): Promise<DoneState | undefined> {
  const { rows } = await sql.query<DoneState>(
    'select printselectiondone as done, completed_at from events where id = $1',
    [eventId],
  );
  return rows[0];
}

/**
 * Completes a project's selection or reopens it; one that is reopened is no longer being edited or delivered. Returns
 * when it was completed, null if it is open.
 */
export async function setDone(
  sql: Sql,
  { event, done, note }: { event: string; done: boolean; note: string | null },
): Promise<Date | null> {
  const { rows } = await sql.query<{ completed_at: Date | null }>(
    `update events set printselectiondone = $2, completed_at = case when $2 then now() end,
              reopen_note = $3, editing_at = case when $2 then editing_at end, delivered_at = case when $2 then delivered_at end, updated_at = now()
        where id = $1 returning completed_at`,
    [event, done, note],
  );
  return rows[0]?.completed_at ?? null;
}

/** A product at the time of a completion. */
export interface KeptProduct {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  count: number;
  extras: number;
  cost: Standing['cost'];
  /** The counted picks. */
  picks: string[];
}

/** Inserts a snapshot of a completed selection, with the person who completed it. */
export async function insertCompletion(
  sql: Sql,
  completion: {
    account: string;
    event: string;
    grant: string | null;
    user: string | null;
    name: string | null;
    note: string | null;
    products: readonly KeptProduct[];
  },
): Promise<void> {
  await sql.query(
    `insert into selection_completions
       (id, account_id, event_id, grant_id, user_id, person_name, note, products, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [
      uuidv7(),
      completion.account,
      completion.event,
      completion.grant,
      completion.user,
      completion.name,
      completion.note,
      JSON.stringify(completion.products),
    ],
  );
}

/** A past completion: person, message and snapshot. */
export interface CompletionRow {
  at: Date;
  by: string | null;
  note: string | null;
  products: KeptProduct[];
}

/** Returns a project's completions, the oldest first. */
export async function listCompletionRows(sql: Sql, eventId: string): Promise<CompletionRow[]> {
  const { rows } = await sql.query<CompletionRow>({
    name: 'selection-completions',
    text: `select created_at as at, person_name as by, note, products from selection_completions
            where event_id = $1 order by created_at, id`,
    values: [eventId],
  });
  return rows;
}

/** A person who may pick and has no mail address. */
export interface Unmailed {
  name: string | null;
  phone: string | null;
  country: string | null;
  locale: 'en' | 'he' | null;
  /** They have a personal link; else they used the code. */
  by_link: boolean;
}

/** Returns the people of a project who may pick and have no mail address: entered and invited ones, each once. */
export async function listUnmailed(sql: Sql, eventId: string): Promise<Unmailed[]> {
  const { rows } = await sql.query<Unmailed>(
    `with places as (
       select coalesce(client_id, user_id, id) as person, client_id, email, name,
              invitation_id is not null or source::text = 'link' as by_link
         from grants where event_id = $1 and role = 'client' and revoked_at is null and (expires_at is null or expires_at > now())
       union all
       select client_id, client_id, null, null, true from invitations
        where event_id = $1 and role = 'client' and revoked_at is null and client_id is not null
          and coalesce(sent_at, shared_at, opened_at) is not null)
     select coalesce(nullif(max(c.name), ''), max(p.name)) as name, max(c.phone_number) as phone, max(c.country_code) as country,
            max(c.locale::text) as locale, bool_or(p.by_link) as by_link
       from places p left join clients c on c.id = p.client_id
      where c.deleted_at is null group by p.person
     having max(coalesce(nullif(p.email, ''), nullif(c.email, ''), nullif(c.additional_email, ''))) is null
      order by 1, p.person`,
    [eventId],
  );
  return rows;
}

/** Returns the selections of the given projects: those with products. */
export async function listOwnSelections(
  sql: Sql,
  events: readonly string[],
): Promise<(OwnSelection & { event: string })[]> {
  const { rows } = await sql.query<OwnSelection & { event: string }>({
    name: 'selection-own',
    text: `select e.id as event, e.time_zone, e.printselectiondone as done,
                  json_agg(json_build_object('maxphotos', p.maxphotos::int, 'opens_on', p.opens_on, 'closes_on', p.closes_on,
                    'count', ${countedPicks('p.id')})) as products
             from events e join products p on p.event_id = e.id and p.deleted_at is null
            where e.id = any($1::uuid[]) and e.selection_mode and e.deleted_at is null group by e.id`,
    values: [events],
  });
  return rows;
}

/** An open selection with a product that closes on a day (`YYYY-MM-DD`). */
export interface Closing {
  event: string;
  account: string;
  closes_on: string;
  time_zone: string;
}

/**
 * Returns the open selections of active studios with a product that closes within a month of `now`: a day in any zone
 * overlaps the same UTC day by at most a day on either side, and the earliest reminder is 30 days before.
 */
export async function listClosing(sql: Sql, now: Date): Promise<Closing[]> {
  const { rows } = await sql.query<Closing>(
    `select distinct e.id as event, e.account_id as account, p.closes_on, e.time_zone
       from products p join events e on e.id = p.event_id join accounts a on a.id = e.account_id
      where p.deleted_at is null and p.closes_on >= to_char($1::timestamptz - interval '2 days', 'YYYY-MM-DD')
        and p.closes_on <= to_char($1::timestamptz + interval '32 days', 'YYYY-MM-DD')
        and e.deleted_at is null and e.published_at is not null and e.archived_at is null and e.selection_mode
        and not e.printselectiondone and (e.expires_at is null or e.expires_at > $1)
        and a.active
      order by event, p.closes_on`,
    [now],
  );
  return rows;
}

/** Locks a project against completing; returns whether its selection is open. */
export async function lockOpen(sql: Sql, eventId: string): Promise<boolean> {
  const { rows } = await sql.query<{ open: boolean }>(
    'select not printselectiondone as open from events where id = $1 and deleted_at is null for update',
    [eventId],
  );
  return rows[0]?.open ?? false;
}

/** Records a reminder `days` before a closing day. Returns false if it was recorded before. */
export async function insertReminder(
  sql: Sql,
  reminder: { account: string; event: string; closes_on: string; days: number },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into selection_reminders (id, account_id, event_id, closes_on, days, created_at, updated_at)
       values ($1, $2, $3, $4, $5, now(), now()) on conflict (event_id, closes_on, days) do nothing`,
    [uuidv7(), reminder.account, reminder.event, reminder.closes_on, reminder.days],
  );
  return Boolean(rowCount);
}

const claim = (
  column: string,
  condition: string,
) => `update events e set ${column} = coalesce(e.completed_at, e.published_at)
         from accounts a
        where e.id = $1 and a.id = e.account_id and a.active and e.deleted_at is null and e.archived_at is null
          and e.published_at is not null and (e.expires_at is null or e.expires_at > now()) and ${condition}
          and e.${column} is distinct from coalesce(e.completed_at, e.published_at)
        returning e.account_id as account`;

/**
 * Records that a project's people are mailed about a status, once per completion. Returns the account; undefined if they
 * were mailed before, the project has another status by now or is closed, or its studio is paused.
 */
export async function claimTurn(
  sql: Sql,
  { event, turn }: { event: string; turn: 'editing' | 'delivered' },
): Promise<string | undefined> {
  const { rows } = await sql.query<{ account: string }>(
    turn === 'editing'
      ? claim('editing_told_for', 'e.editing_at is not null and e.delivered_at is null')
      : claim('delivered_told_for', 'e.delivered_at is not null'),
    [event],
  );
  return rows[0]?.account;
}
