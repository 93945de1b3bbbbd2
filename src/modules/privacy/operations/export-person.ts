import { Readable } from 'node:stream';
import { storage } from '@media/storage/files';
import { makeZip } from 'client-zip';
import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { EXPORT_DAYS } from '@/modules/people/rules/erasure';
import { collect, type Held } from '@/modules/privacy/collect';
import { keysOfClient, keysOfUser } from '@/modules/privacy/person-keys';
import { readStudio } from '@/modules/privacy/queries/held';
import { readClientNotes, readUserPlace } from '@/modules/privacy/queries/people';
import {
  type DataRequest,
  endRequest,
  findRequest,
  listExpired,
  noteProgress,
  startExport,
} from '@/modules/privacy/queries/requests';

/** Returns the storage key of an export; the sweep of photographs ignores this prefix. */
export const exportKey = (request: string): string => `exports/${request}.zip`;

interface About {
  held: Held;
  locale: Locale;
}

async function collectData(request: DataRequest): Promise<About | null> {
  const sql = pool();
  const step = (done: number, total: number) => noteProgress(sql, request.id, { done, total });
  if (request.subject === 'client') {
    const { account_id: account, client_id: client } = request;
    const keys = account && client ? await keysOfClient(sql, account, client) : null;
    if (!client || !keys) return null;
    const { locale, notes } = await readClientNotes(sql, client);
    const held = await collect(keys, step);
    // The studio's own notes are in the export by the studio, not in the client's own.
    if (notes) held.notes = [{ notes }];
    return { held, locale: locale ?? 'en' };
  }
  const user = request.user_id;
  const keys = user ? await keysOfUser(sql, user) : null;
  if (!user || !keys) return null;
  const { locale, account, role } = await readUserPlace(sql, user);
  const held = await collect(keys, step);
  // No clients, since these are other people.
  if (account && role === 'owner') Object.assign(held, await readStudio(sql, account));
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
  await startExport(pool(), id);
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
  const expired = await listExpired(pool(), EXPORT_DAYS);
  for (const { id, file } of expired) {
    await storage().remove(file);
    await endRequest(pool(), id, 'over');
  }
  return expired.length;
}
