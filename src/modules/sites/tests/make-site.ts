import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { documentShape } from '../rules/document';

/** A block as a test writes it. */
export interface WrittenBlock {
  id: string;
  type: string;
  settings?: object;
}

/** Returns a document of these pages, by the end of their addresses. */
export const documentOf = (pages: Record<string, WrittenBlock[]>, more: object = {}) =>
  documentShape.parse({
    template: 'quiet',
    pages: Object.entries(pages).map(([slug, blocks], index) => ({
      id: `page-${index}`,
      slug,
      title: { en: `Page ${slug || 'home'}`, he: `עמוד ${slug || 'הבית'}` },
      blocks,
    })),
    ...more,
  });

/** Publishes a site of these pages for an account, under this name; replaces an existing one. Returns the site's id. */
export async function makeSite(
  account: string,
  name: string,
  pages: Record<string, WrittenBlock[]>,
  more: object = {},
): Promise<string> {
  await pool().query('update accounts set site_name = $2 where id = $1', [account, name]);
  const document = JSON.stringify(documentOf(pages, more));
  const { rows } = await pool().query<{ id: string }>(
    `insert into sites (id, account_id, draft, live, revision, published_at, created_at, updated_at)
     values ($1, $2, $3, $3, 1, now(), now(), now())
     on conflict (account_id) do update set draft = excluded.draft, live = excluded.live, revision = sites.revision + 1,
       published_at = now() returning id`,
    [uuidv7(), account, document],
  );
  return rows[0]?.id as string;
}
