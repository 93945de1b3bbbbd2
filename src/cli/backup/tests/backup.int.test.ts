import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { askToDerive } from '@media/jobs';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { testFolder } from '@root/tests/helpers/memory-folder';
import { dump, filesOf, hashes, makeTarget, secretOf, snapshotsOf } from '@root/tests/helpers/other-machine';
import { whole } from '@root/tests/helpers/part';
import { query } from '@root/tests/helpers/query';
import { runCli } from '@root/tests/helpers/run-cli';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeMedia, makeProject, makeStudio, type Project } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import pg from 'pg';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '@/core/db/pool';
import { recordChange } from '@/core/live/changes';
import { setLogo } from '@/modules/account/operations/set-logo';
import { type BackedUp, makeBackup } from '../make-backup';
import { runBackup, runRestore } from '../run-command';

const app = await openTestApp();
const place = mkdtempSync(path.join(testFolder(), 'keepers-backup-'));
const backup = path.join(place, 'backup');
let project: Project;

/** A backup of the test application, by this process. */
const takeBackup = (folder = backup, keep = 7): Promise<BackedUp> =>
  makeBackup(folder, { keep, log: () => undefined });

beforeAll(async () => {
  app.atEnd(() => rmSync(place, { recursive: true, force: true }));
  await startTestApp(app);
  const studio = await makeStudio('Ros\u00e9\u2028"Quotes" \\ and {braces}, נועה');
  project = await makeProject(studio, { medias: 6 });
  const logo = sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } }).png();
  await setLogo({ id: studio.brand, account_id: studio.account }, await logo.toBuffer());
  await transaction(async (sql) => {
    const data = { none: null, line: '\u2028', list: [[1, 2], []], text: "it's, (so)\\n" };
    await recordChange(sql, { event: project.id, kind: 'media', data, actor: { user: null } } as never);
    await sql.query(
      `insert into installation (key, value) values ('nothing', 'null'), ('large', '12345678901234567890.5')`,
    );
    await askToDerive(sql, { id: project.medias[0] ?? '', event_id: project.id, sha256: 'a'.repeat(64) });
  });
});

describe('a backup', () => {
  test('restores the same rows, files and secret on another machine, and sequences continue', async () => {
    const made = await runCli(['backup', backup], { ...app.env, KEEPERS_DEMO: '0' });
    expect(made).toMatchObject({ code: 0, said: { good: true } });
    const target = await makeTarget(app, place, { empty: true });
    const restored = await runCli(['restore', backup], target.env);
    expect(restored.err).not.toContain('rror');
    expect(restored.code).toBe(0);
    const before = await dump(app.databaseUrl);
    expect(await dump(target.databaseUrl)).toEqual(before);
    expect(before['pgboss.job']).toHaveLength(1);
    expect(before.media).toHaveLength(6);
    expect(hashes(target.dataDir)).toEqual(hashes(app.dataDir));
    expect(Object.keys(hashes(target.dataDir))).toHaveLength(31);
    expect(secretOf(target.dataDir)).toBe(app.env.KEEPERS_SECRET);
    expect(readFileSync(path.join(target.dataDir, 'settings.json'), 'utf8')).toContain('"KEEPERS_DEMO": "0"');
    const next = `insert into event_changes (event_id, kind, data) values ($1, 'media', '{}') returning id`;
    await expect(query(target.databaseUrl, next, [project.id])).resolves.toHaveLength(1);
    await expect(
      query(
        target.databaseUrl,
        `insert into products (id, event_id) values (gen_random_uuid(), gen_random_uuid())`,
      ),
    ).rejects.toThrow(/violates/);
  });

  test('is readable by its owner only', () => {
    const [snapshot = ''] = snapshotsOf(backup);
    for (const file of [
      path.join('snapshots', snapshot, 'settings.json'),
      path.join('snapshots', snapshot, 'backup.json'),
    ])
      expect(statSync(path.join(backup, file)).mode & 0o077).toBe(0);
    for (const file of filesOf(backup)) expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.runIf(whole)(
    'taken again copies only new files, and removes files that no snapshot names',
    async () => {
      expect((await takeBackup()).added.files).toBe(0);
      await makeMedia({ account: project.account, event: project.id, gallery: project.gallery }, 'NEW.JPG');
      expect((await takeBackup(backup, 1)).added.files).toBe(5);
      expect(snapshotsOf(backup)).toHaveLength(1);
      expect(filesOf(backup)).toHaveLength(36);
    },
  );

  test.runIf(whole)('taken during uploads has the original of every row', async () => {
    const where = { account: project.account, event: project.id, gallery: project.gallery };
    const busy = path.join(place, 'busy');
    let going = true;
    const backingUp = takeBackup(busy).finally(() => {
      going = false;
    });
    let uploaded = 0;
    for (; going && uploaded < 12; uploaded++) await makeMedia(where, `RUN_${uploaded}.JPG`);
    expect((await backingUp).lost).toEqual([]);
    expect(uploaded).toBeGreaterThan(0);
    const target = await makeTarget(app, place);
    expect((await runCli(['restore', busy], target.env)).code).toBe(0);
    const rows = await query<{ account_id: string; sha256: string }>(
      target.databaseUrl,
      'select account_id, sha256 from media',
    );
    const files = hashes(target.dataDir);
    expect(rows.length).toBeGreaterThanOrEqual(7);
    for (const row of rows) expect(files[originalKey(row.account_id, row.sha256)]).toBe(row.sha256);
  });

  test.runIf(whole)('names the originals that the storage has lost, and is completed', async () => {
    const [row] = await query<{ sha256: string }>(app.databaseUrl, 'select sha256 from media where id = $1', [
      project.medias[1],
    ]);
    const key = originalKey(project.account, row?.sha256 ?? '');
    const kept = readFileSync(storage().localPath(key) ?? '');
    await storage().remove(key);
    const made = await runBackup([path.join(place, 'lossy')], () => undefined);
    expect(made.good).toBe(false);
    expect(made.lines.join(' ')).toContain(key);
    await storage().put(key, kept, { contentType: 'image/jpeg' });
  });
});

describe('a restore refuses', () => {
  const refused = async (target: Awaited<ReturnType<typeof makeTarget>>, args: string[], words: RegExp) => {
    const before = await dump(target.databaseUrl);
    const files = hashes(target.dataDir);
    const end = await runCli(['restore', ...args], target.env);
    expect(end.code).toBe(1);
    expect(end.err).toMatch(words);
    expect(await dump(target.databaseUrl)).toEqual(before);
    expect(hashes(target.dataDir)).toEqual(files);
  };
  const freshBackup = async (name: string) => {
    const folder = path.join(place, name);
    return { folder, snapshot: (await takeBackup(folder)).snapshot };
  };

  const look = (folder: string) => runRestore([folder, '--check'], () => undefined);

  test.runIf(whole)(
    'a damaged photograph, a damaged table, a damaged list and a damaged manifest, before it changes anything',
    async () => {
      const { folder, snapshot } = await freshBackup('damaged');
      const harm = async (file: string, damage: () => void, words: RegExp) => {
        const complete = readFileSync(file);
        damage();
        await expect(look(folder)).rejects.toThrow(words);
        writeFileSync(file, complete);
      };
      const original = filesOf(folder).find((file) => file.includes('originals')) ?? '';
      const bytes = readFileSync(original);
      bytes[3] = (bytes[3] ?? 0) ^ 1;
      await harm(original, () => writeFileSync(original, bytes), /is damaged/);
      const complete = readFileSync(original);
      writeFileSync(original, bytes);
      await refused(await makeTarget(app, place), [folder], /is damaged/);
      writeFileSync(original, complete);
      await harm(original, () => rmSync(original), /is missing/);
      const table = path.join(snapshot, 'tables', 'public.media.jsonl.gz');
      await harm(table, () => truncateSync(table, 40), /public\.media.*has 40 bytes/);
      const list = path.join(snapshot, 'files.jsonl.gz');
      await harm(list, () => appendFileSync(list, 'x'), /files\.jsonl\.gz has/);
      const manifest = path.join(snapshot, 'backup.json');
      const words = readFileSync(manifest, 'utf8').replace('"rows": 1', '"rows": 2');
      await harm(manifest, () => writeFileSync(manifest, words), /backup\.json is damaged/);
      expect((await look(folder)).lines[0]).toContain('is whole');
    },
  );

  test.runIf(whole)('an installation in use, unless --replace is given', async () => {
    const { folder } = await freshBackup('other');
    const target = await makeTarget(app, place);
    expect((await runCli(['restore', folder], target.env)).code).toBe(0);
    await query(target.databaseUrl, `update accounts set name = 'Changed since'`);
    const stray = path.join(target.dataDir, 'storage', 'accounts', 'of-the-other-studio');
    writeFileSync(stray, 'a photograph of before');
    await refused(target, [folder], /--replace/);
    expect((await runCli(['restore', folder, '--replace'], target.env)).code).toBe(0);
    expect(await dump(target.databaseUrl)).toEqual(await dump(app.databaseUrl));
    expect(existsSync(stray)).toBe(false);
  });

  test('a running Keepers, a newer backup, and a folder without one', async () => {
    const { folder, snapshot } = await freshBackup('newer');
    const target = await makeTarget(app, place);
    const client = new pg.Client({ connectionString: target.databaseUrl, application_name: 'keepers-jobs' });
    await client.connect();
    await refused(target, [folder], /Stop it first/);
    await client.end();
    const manifest = path.join(snapshot, 'backup.json');
    const { seal: _seal, ...words } = JSON.parse(readFileSync(manifest, 'utf8'));
    words.migrations.push('29990101_000000_later');
    const seal = createHash('sha256').update(JSON.stringify(words)).digest('hex');
    writeFileSync(manifest, JSON.stringify({ seal, ...words }));
    await expect(look(folder)).rejects.toThrow(/newer Keepers/);
    await expect(look(path.join(place, 'nowhere'))).rejects.toThrow(/No backup found in/);
  });
});
