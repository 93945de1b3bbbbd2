import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3 } from '@media/storage/tests/start-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '@/cli/backup/make-backup';
import { dump, hashes, makeTarget, secretOf } from '../helpers/other-machine';
import { query } from '../helpers/query';
import { runCli } from '../helpers/run-cli';
import { startTestApp } from '../helpers/start-web';
import { makeProject, makeStudio } from '../helpers/studio';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
const place = mkdtempSync(path.join(tmpdir(), 'keepers-backup-'));
const backup = path.join(place, 'backup');

beforeAll(async () => {
  app.atEnd(() => rmSync(place, { recursive: true, force: true }));
  await startTestApp(app);
  await makeProject(await makeStudio(), { medias: 7 });
  await makeBackup(backup, { log: () => undefined });
});

describe('a restore', () => {
  test('killed during its files or its rows succeeds the second time', async () => {
    for (const sign of ['Files', 'Rows of']) {
      const target = await makeTarget(app, place, { empty: sign === 'Files' });
      const killed = await runCli(['restore', backup], target.env, (text, child) => {
        if (text.includes(sign)) child.kill('SIGKILL');
      });
      expect(killed.code).toBeNull();
      expect((await runCli(['restore', backup], target.env)).err).not.toContain('rror');
      expect(secretOf(target.dataDir)).toBe(app.env.KEEPERS_SECRET);
      const [{ count } = { count: 0 }] = await query<{ count: number }>(
        target.databaseUrl,
        'select count(*)::int as count from media',
      );
      expect(count).toBe(7);
      expect(Object.keys(hashes(target.dataDir))).toHaveLength(35);
    }
  });

  test('works from a folder to S3 and back', async () => {
    const s3 = await startS3();
    app.atEnd(s3.stop);
    const { bucket, endpoint = '', accessKeyId = '', secretAccessKey = '' } = s3.options;
    const there = await makeTarget(app, place);
    Object.assign(there.env, {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    expect((await runCli(['restore', backup], there.env)).err).not.toContain('rror');
    const fromS3 = path.join(place, 'from-s3');
    expect((await runCli(['backup', fromS3], there.env)).said.lines[0]).toContain('35 of them new');
    const back = await makeTarget(app, place);
    expect((await runCli(['restore', fromS3], back.env)).code).toBe(0);
    expect(await dump(back.databaseUrl)).toEqual(await dump(there.databaseUrl));
    expect(Object.keys(hashes(back.dataDir))).toHaveLength(35);
  });
});
