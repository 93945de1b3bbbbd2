import type { Sql } from '@/core/db/pool';

/** SQL for a photograph of `media m` that a public page may show: rendered, neither hidden nor withdrawn. */
const OPEN = `m.deleted_at is null and m.state = 'ready' and not m.hidden and not m.private and not m.gallery_private`;

/** Returns photographs for a new site: first those visible without a code, then those whose clients agreed. */
export async function choosePhotographs(
  sql: Sql,
  { account, count }: { account: string; count: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select m.id from media m join events e on e.id = m.event_id
      where m.account_id = $1 and ${OPEN} and e.deleted_at is null and (e.available_public or e.site_consent_at is not null)
      order by (m.id = coalesce(e.cover_id, e.auto_cover_id)) desc nulls last, m.position, m.id limit $2`,
    [account, count],
  );
  return rows.map(({ id }) => id);
}

/** A project with its account, for authorization. */
export interface Source {
  id: string;
  account_id: string;
  name: string;
}

/** Returns a project that is not in the trash, or null. */
export async function findSource(sql: Sql, id: string): Promise<Source | null> {
  const { rows } = await sql.query<Source>(
    'select id, account_id, name from events where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0] ?? null;
}

/** A project with photographs that can be copied. */
export interface SourceRow {
  id: string;
  name: string;
  /** How many of its photographs can be copied. */
  count: number;
  /** When the client agreed to publication on the site. */
  agreed_at: Date | null;
  /** Its cover, or its first such photograph, and that one's version. */
  media: string | null;
  version: string | null;
}

/** Returns an account's projects that have rendered photographs, newest first. */
export async function readSources(
  sql: Sql,
  { account, limit }: { account: string; limit: number },
): Promise<SourceRow[]> {
  const { rows } = await sql.query<SourceRow>(
    `select e.id, e.name, e.site_consent_at as agreed_at, n.count, c.id as media, c.version
       from events e
       join lateral (select count(*)::int as count from media m where m.event_id = e.id and ${OPEN}) n on n.count > 0
       left join lateral (select m.id, m.version from media m where m.event_id = e.id and ${OPEN}
                           order by (m.id = coalesce(e.cover_id, e.auto_cover_id)) desc nulls last, m.position, m.id limit 1) c on true
      where e.account_id = $1 and e.deleted_at is null order by e.created_at desc, e.id desc limit $2`,
    [account, limit],
  );
  return rows;
}

/** A rendered photograph; sizes in pixels. */
export interface SourcePhotographRow {
  id: string;
  name: string;
  version: string;
  width: number;
  height: number;
}

/** Returns the photographs of a project that can be copied, in the gallery's order. */
export async function readSourcePhotographs(
  sql: Sql,
  { project, limit }: { project: string; limit: number },
): Promise<SourcePhotographRow[]> {
  const { rows } = await sql.query<SourcePhotographRow>(
    `select m.id, m.name, m.version, m.width::int, m.height::int from media m join galleries g on g.id = m.gallery_id
      where m.event_id = $1 and ${OPEN} order by g.position, m.position, m.id limit $2`,
    [project, limit],
  );
  return rows;
}

/** A photograph of an account's project that a site is given. */
export interface TakenPhotograph {
  id: string;
  name: string;
  /** The focal point, in percent. */
  focus_x: number;
  focus_y: number;
  /** The site's picture that was copied from it; null before. */
  known: string | null;
  /** Neither hidden nor withdrawn. */
  open: boolean;
}

/** Returns those of these photographs that are an account's own, not deleted and not refused, in any order. */
export async function readTakenPhotographs(
  sql: Sql,
  { site, account, medias }: { site: string; account: string | null; medias: readonly string[] },
): Promise<TakenPhotograph[]> {
  const { rows } = await sql.query<TakenPhotograph>(
    `select m.id, m.name, coalesce(m.focal_x * 100, 50)::float as focus_x, coalesce(m.focal_y * 100, 50)::float as focus_y,
            not m.hidden and not m.private and not m.gallery_private as open,
            (select p.id from site_pictures p where p.site_id = $1 and p.media_id = m.id limit 1) as known
       from media m join events e on e.id = m.event_id and e.deleted_at is null
      where m.id = any($2::uuid[]) and m.account_id = $3 and m.deleted_at is null and m.state <> 'refused'`,
    [site, medias, account],
  );
  return rows;
}

/** The shape of a photograph, in pixels. */
export interface PhotographShape {
  id: string;
  width: number;
  height: number;
}

/** Returns the shapes of photographs, in any order. */
export async function readShapes(sql: Sql, medias: readonly string[]): Promise<PhotographShape[]> {
  const { rows } = await sql.query<PhotographShape>(
    'select id, width::int, height::int from media where id = any($1::uuid[])',
    [medias],
  );
  return rows;
}

/** A rendered photograph with its account, for authorization. */
export interface SamplePhotograph {
  account_id: string;
  event: string;
  version: string;
}

/** Returns a rendered photograph of any account, or null. */
export async function findSamplePhotograph(sql: Sql, id: string): Promise<SamplePhotograph | null> {
  const { rows } = await sql.query<SamplePhotograph>(
    `select account_id, event_id as event, version from media where id = $1 and deleted_at is null and state = 'ready'`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Records or withdraws the agreement of a project's clients to publication; the time of the first one is kept. Returns
 * that time (null without agreement) and whether they had agreed before; null without such a project.
 */
export async function storeConsent(
  sql: Sql,
  { project, agreed }: { project: string; agreed: boolean },
): Promise<{ site_consent_at: Date | null; was: boolean } | null> {
  const { rows } = await sql.query<{ site_consent_at: Date | null; was: boolean }>(
    `with before as (select id, site_consent_at from events where id = $1 for update)
     update events e set site_consent_at = case when $2 then coalesce(before.site_consent_at, now()) end
       from before where e.id = before.id
     returning e.site_consent_at, before.site_consent_at is not null as was`,
    [project, agreed],
  );
  return rows[0] ?? null;
}

/** Notifies all processes, when the transaction commits, that an account's site shows something else. */
export async function notifySite(sql: Sql, account: string): Promise<void> {
  await sql.query(`select pg_notify('keepers_sites', $1)`, [account]);
}

/** Returns those of these pictures of sites that were copied from projects whose clients did not agree. */
export async function readNotAgreed(sql: Sql, pictures: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'site-not-agreed',
    text: `select p.id from site_pictures p join media m on m.id = p.media_id join events e on e.id = m.event_id
            where p.id = any($1::uuid[]) and e.site_consent_at is null`,
    values: [pictures],
  });
  return rows.map(({ id }) => id);
}
