import { pool } from '@/core/db/pool';

/** Projects that expire within `days`, the next one first; `day` in their time zone; `count`: how many there are. */
export async function listExpiring(
  account: string,
  days: number,
  most: number,
): Promise<{ id: string; name: string; day: string; count: number }[]> {
  const { rows } = await pool().query<{ id: string; name: string; day: string; count: number }>(
    `select id, name, to_char(expires_at at time zone coalesce(nullif(time_zone, ''), 'UTC'), 'YYYY-MM-DD') as day,
            count(*) over ()::int as count
       from events
      where account_id = $1 and deleted_at is null and archived_at is null and published_at is not null
        and expires_at > now() and expires_at < now() + make_interval(days => $2)
      order by expires_at limit $3`,
    [account, days, most],
  );
  return rows;
}

/** A project on a card that was not published yet; `count`: how many there are. */
export interface CardDraft {
  id: string;
  name: string;
  photos: number;
  products: number;
  count: number;
}

/** Projects that were not published yet, the latest change first. */
export async function listDrafts(account: string, most: number): Promise<CardDraft[]> {
  const { rows } = await pool().query<CardDraft>(
    `select e.id, e.name, count(*) over ()::int as count,
            (select count(*)::int from media m
              where m.event_id = e.id and m.deleted_at is null and m.state <> 'refused' and not m.private) as photos,
            (select count(*)::int from products p where p.event_id = e.id and p.deleted_at is null) as products
       from events e
      where e.account_id = $1 and e.deleted_at is null and e.archived_at is null and e.published_at is null
      order by e.updated_at desc, e.id desc limit $2`,
    [account, most],
  );
  return rows;
}

/** A message on a card; `count`: how many there are. */
export interface CardMail {
  id: string;
  to: string;
  subject: string;
  count: number;
}

/** Messages of the last two weeks that did not arrive and were not resent, newest first. */
export async function listUndelivered(account: string, most: number): Promise<CardMail[]> {
  const { rows } = await pool().query<CardMail>(
    `select id, "to", subject, count(*) over ()::int as count from mails
      where account_id = $1 and state in ('failed', 'bounced') and again_id is null
        and created_at > now() - interval '14 days'
      order by created_at desc limit $2`,
    [account, most],
  );
  return rows;
}

/** Messages of the last two weeks in the outbox, newest first. */
export async function listUnsent(account: string, most: number): Promise<CardMail[]> {
  const { rows } = await pool().query<CardMail>(
    `select id, "to", subject, count(*) over ()::int as count from mails
      where account_id = $1 and state = 'outbox' and created_at > now() - interval '14 days'
      order by created_at desc limit $2`,
    [account, most],
  );
  return rows;
}

/** A gallery on a card, with how many photographs it is about; `count`: the total over all galleries. */
export interface CardGallery {
  id: string;
  name: string;
  gallery: string;
  gallery_name: string;
  photos: number;
  count: number;
}

const COUNTED = `e.id, e.name, g.id as gallery, g.name as gallery_name, count(*)::int as photos,
  (sum(count(*)) over ())::int as count`;

/** SQL joins to gallery and project, excluding those in the trash or the archive. */
const openPlaces = (of: 'm' | 'u') => `
  join galleries g on g.id = ${of}.gallery_id and g.deleted_at is null
  join events e on e.id = ${of}.event_id and e.deleted_at is null and e.archived_at is null`;

/** Galleries with photographs that were refused in the last 30 days, the newest first. */
export async function listRefused(account: string, most: number): Promise<CardGallery[]> {
  const { rows } = await pool().query<CardGallery>(
    `select ${COUNTED} from media m ${openPlaces('m')}
      where m.account_id = $1 and m.state = 'refused' and m.deleted_at is null
        and m.uploaded_at > now() - interval '30 days'
      group by e.id, g.id order by max(m.uploaded_at) desc limit $2`,
    [account, most],
  );
  return rows;
}

/** Galleries with uploads that began more than an hour ago and are not complete, the newest first. */
export async function listInterrupted(account: string, most: number): Promise<CardGallery[]> {
  const { rows } = await pool().query<CardGallery>(
    `select ${COUNTED} from uploads u ${openPlaces('u')}
      where u.account_id = $1 and u.state = 'receiving' and u.created_at < now() - interval '1 hour'
      group by e.id, g.id order by max(u.created_at) desc limit $2`,
    [account, most],
  );
  return rows;
}
