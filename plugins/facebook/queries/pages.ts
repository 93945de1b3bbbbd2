import { type Sql, uuidv7 } from '@plugins/kit/server/database';

/** A page an account has linked. */
export interface PageRow {
  page: string;
  name: string;
}

/** Returns an account's linked pages, the oldest first. */
export async function listPages(sql: Sql, account: string): Promise<PageRow[]> {
  const { rows } = await sql.query<PageRow>(
    'select page, name from facebook_pages where account_id = $1 order by created_at, id',
    [account],
  );
  return rows;
}

/** Links a page to an account, or renames the linked one. Returns whether it is new. */
export async function savePage(sql: Sql, account: string, { page, name }: PageRow): Promise<boolean> {
  const { rows } = await sql.query<{ fresh: boolean }>(
    `insert into facebook_pages (id, account_id, page, name, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now())
     on conflict (account_id, page) do update set name = excluded.name, updated_at = now()
     returning created_at = updated_at as fresh`,
    [uuidv7(), account, page, name],
  );
  return rows[0]?.fresh ?? false;
}

/** Ends the link of a page. */
export async function deletePage(sql: Sql, account: string, page: string): Promise<void> {
  await sql.query('delete from facebook_pages where account_id = $1 and page = $2', [account, page]);
}

/** Ends the links of an account's pages. */
export async function deletePages(sql: Sql, account: string): Promise<void> {
  await sql.query('delete from facebook_pages where account_id = $1', [account]);
}
