import { Readable } from 'node:stream';
import { storage } from '@media/storage/files';
import { makeZip } from 'client-zip';
import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { EXPORT_DAYS } from '@/modules/people/rules/erasure';
import { collect, collectStudio, type Held } from '@/modules/privacy/collect';
import { keysOfClient, keysOfUser } from '@/modules/privacy/person-keys';
import { type DataRequest, endRequest, findRequest, noteProgress } from '@/modules/privacy/requests-repo';

/** Returns the storage key of an export; the sweep of photographs ignores this prefix. */
export const exportKey = (request: string): string => `exports/${request}.zip`;

interface About {
  held: Held;
  locale: Locale;
}

async function collectData(request: DataRequest): Promise<About | null> {
  const sql = pool();
  const step = (done: number, total: number) => noteProgress(request.id, done, total);
  if (request.subject === 'client') {
    const { account_id: account, client_id: client } = request;
    const keys = account && client ? await keysOfClient(sql, account, client) : null;
    if (!keys) return null;
    const { rows } = await sql.query<{ locale: Locale | null; notes: string | null }>(
      `select coalesce(c.locale::text, a.locale::text) as locale, c.description as notes
         from clients c join accounts a on a.id = c.account_id where c.id = $1`,
      [client],
    );
    const held = await collect(keys, step);
    // The studio's own notes are in the export by the studio, not in the client's own.
    if (rows[0]?.notes) held.notes = [{ notes: rows[0].notes }];
    return { held, locale: rows[0]?.locale ?? 'en' };
  }
  const user = request.user_id;
  const keys = user ? await keysOfUser(sql, user) : null;
  if (!keys) return null;
  const { rows } = await sql.query<{ locale: Locale | null; account: string | null; role: string | null }>(
    'select locale::text as locale, account_id as account, role::text as role from users where id = $1',
    [user],
  );
  const { locale = null, account = null, role = null } = rows[0] ?? {};
  const held = await collect(keys, step);
  if (account && role === 'owner') Object.assign(held, await collectStudio(account));
  return { held, locale: locale ?? 'en' };
}

/** Returns the README of an export: what it is, and what each file contains. */
function readme({ held, locale }: About): string {
  const t = translator(locale);
  const lines = Object.keys(held)
    .sort()
    .map((table) => `  ${table}.json (${held[table]?.length})`);
  return [t('account-data.readme.title'), '', t('account-data.readme.text'), '', ...lines, ''].join('\r\n');
}

/**
 * Creates the file of an export: one JSON file per kind of row, and a README. Idempotent. Does nothing for a person who
 * no longer exists.
 */
export async function exportPerson(id: string): Promise<void> {
  const request = await findRequest(id);
  if (request?.kind !== 'export' || !['waiting', 'working', 'failed'].includes(request.state)) return;
  await pool().query(`update data_requests set state = 'working' where id = $1`, [id]);
  const about = await collectData(request);
  if (!about) return endRequest(pool(), id, 'over');
  const at = new Date();
  const files = [
    { name: 'README.txt', input: `\uFEFF${readme(about)}`, lastModified: at },
    ...Object.entries(about.held).map(([table, rows]) => ({
      name: `${table}.json`,
      input: `${JSON.stringify(rows, null, 2)}\n`,
      lastModified: at,
    })),
  ];
  const key = exportKey(id);
  await storage().put(key, Readable.fromWeb(makeZip(files) as never), { contentType: 'application/zip' });
  await endRequest(pool(), id, 'ready', { file: key, bytes: (await storage().stat(key))?.bytes ?? 0 });
}

/** Deletes expired exports. Returns how many. */
export async function sweepExports(): Promise<number> {
  const { rows } = await pool().query<{ id: string; file: string }>(
    `select id, file from data_requests where state = 'ready' and file is not null
        and ended_at < now() - make_interval(days => $1)`,
    [EXPORT_DAYS],
  );
  for (const { id, file } of rows) {
    await storage().remove(file);
    await endRequest(pool(), id, 'over');
  }
  return rows.length;
}
