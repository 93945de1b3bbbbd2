import type { Sql } from '@plugins/kit/server/database';

/** A photograph whose hiding is about to change. */
export interface LockedToHide {
  gallery: string;
  hidden: boolean;
  hidden_by: 'client' | 'account' | null;
  /** Visible to the account only: the photograph itself or its gallery. */
  private: boolean;
}

/** Locks a project's photograph and returns it; undefined if it is in the trash, refused or of another project. */
export async function lockToHide(
  sql: Sql,
  { media, event }: { media: string; event: string },
): Promise<LockedToHide | undefined> {
  const { rows } = await sql.query<LockedToHide>({
    name: 'lock-to-hide',
    text: `select m.gallery_id as gallery, m.hidden, m.hidden_by::text as hidden_by,
                    (m.private or m.gallery_private) as private
               from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
              where m.id = $1 and m.event_id = $2 and m.deleted_at is null and m.state <> 'refused' for update of m`,
    values: [media, event],
  });
  return rows[0];
}

/** Stores whether a photograph is hidden from guests, and by whom. */
export async function setHidden(
  sql: Sql,
  { media, hidden, by }: { media: string; hidden: boolean; by: 'client' | 'account' },
): Promise<void> {
  await sql.query({
    name: 'hide',
    text: `update media set hidden = $2, hidden_by = case when $2 then $3::enum_media_hidden_by end, updated_at = now()
              where id = $1`,
    values: [media, hidden, by],
  });
}

/** A photograph that is about to be withdrawn or restored; `private` is its own switch, not its gallery's. */
export interface LockedToWithdraw {
  gallery: string;
  hidden: boolean;
  private: boolean;
}

/** Locks a project's photograph and returns it; undefined if it is in the trash, refused or of another project. */
export async function lockToWithdraw(
  sql: Sql,
  { media, event }: { media: string; event: string },
): Promise<LockedToWithdraw | undefined> {
  const { rows } = await sql.query<LockedToWithdraw>({
    name: 'lock-to-withdraw',
    text: `select m.gallery_id as gallery, m.hidden, m.private
               from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
              where m.id = $1 and m.event_id = $2 and m.deleted_at is null and m.state <> 'refused' for update of m`,
    values: [media, event],
  });
  return rows[0];
}

/** Stores whether a photograph is visible to the account only. */
export async function setPrivate(sql: Sql, { media, to }: { media: string; to: boolean }): Promise<void> {
  await sql.query('update media set private = $2, updated_at = now() where id = $1', [media, to]);
}
