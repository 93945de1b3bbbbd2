import { pool } from '@/core/db/pool';

/** Whether a session exists. */
export async function sessionExists(id: string): Promise<boolean> {
  const { rows } = await pool().query('select 1 from users_sessions where id = $1', [id]);
  return rows.length > 0;
}

/** Projects that restrict pictures: not open, with an expiry date, or with a rendition key (`mark`). */
export async function listRestrictedProjects(): Promise<
  { id: string; closed: boolean; expires_at: Date | null; mark: string | null }[]
> {
  const { rows } = await pool().query<{
    id: string;
    closed: boolean;
    expires_at: Date | null;
    mark: string | null;
  }>(
    `select id, (published_at is null or archived_at is not null or deleted_at is not null) as closed, expires_at,
            watermark_mark as mark
       from events where published_at is null or archived_at is not null or deleted_at is not null
          or expires_at is not null or watermark_mark is not null`,
  );
  return rows;
}

/** Photographs that not everybody may see: hidden, or (`gone`) withdrawn alone or with the gallery, or in the trash. */
export async function listRestrictedPhotos(): Promise<{ id: string; hidden: boolean; gone: boolean }[]> {
  const { rows } = await pool().query<{ id: string; hidden: boolean; gone: boolean }>(
    `select id, hidden,
            (private or gallery_private or deleted_at is not null) as gone
       from media where hidden or private or gallery_private or deleted_at is not null`,
  );
  return rows;
}

/** Grants that are revoked, or that expire. */
export async function listEndingGrants(): Promise<
  { id: string; revoked: boolean; expires_at: Date | null }[]
> {
  const { rows } = await pool().query<{ id: string; revoked: boolean; expires_at: Date | null }>(
    `select id, revoked_at is not null as revoked, expires_at from grants where revoked_at is not null or expires_at is not null`,
  );
  return rows;
}
