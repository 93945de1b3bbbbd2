import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { faultTable, record } from '../faults/fault-table';
import { ownApps, RUNNING } from '../faults/own-apps';
import { launch, runToEnd } from '../faults/start-launcher';
import { embeddedUrl, makeWorld, upload } from '../faults/test-app';
import { Browser } from '../helpers/browser';
import { freePort } from '../helpers/free-port';
import { query } from '../helpers/query';
import { PASSWORD } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const { home, running, ownApp, up } = ownApps(app);

afterAll(() => console.log(faultTable()));

const at = (env: { PORT: string }) => new Browser(`http://127.0.0.1:${env.PORT}`);

test('PostgreSQL killed with -9 while people pick: 503 meanwhile, recovery by itself, no confirmed pick lost', async () => {
  const env = await ownApp();
  const keepers = await up(env);
  const url = embeddedUrl(env.KEEPERS_DATA);
  const { project } = await makeWorld({ ...env, DATABASE_URL: url });
  const client = await at(env).enter(project.code);
  const statuses = new Map<number, number>();
  const sure = new Map<string, boolean>();
  let killed = false;
  let after = 0;
  for (let turn = 0; after < 40; turn += 1) {
    const media = project.medias[turn % project.medias.length] ?? '';
    const selected = Math.floor(turn / project.medias.length) % 2 === 0;
    const body = { media, product: project.products.Album, selected };
    const status = (await client.post('/product_medias', body).catch(() => ({ status: 0 }))).status;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) sure.set(media, selected);
    else sure.delete(media);
    if (killed && status === 200) after += 1;
    if (turn !== 30) continue;
    const pid = readFileSync(path.join(env.KEEPERS_DATA, 'postgres/data/postmaster.pid'), 'utf8').split(
      '\n',
    )[0];
    process.kill(Number(pid), 'SIGKILL');
    killed = true;
  }
  const line = await keepers.says(/The embedded database stopped/);
  await keepers.says(/The embedded database is running again/);
  const picked = new Set(
    (await query<{ media_id: string }>(url, 'select media_id from product_medias')).map(
      (row) => row.media_id,
    ),
  );
  for (const [media, selected] of sure) expect([media, picked.has(media)]).toEqual([media, selected]);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  record({
    fault: 'PostgreSQL killed with -9 under load',
    said: line,
    code: 'runs on',
    survived: `every answered pick (${counts})`,
  });
});

test('two starts at once over one folder share one installation; a third on a taken port is refused', async () => {
  const env = await ownApp();
  const other = { ...env, PORT: String(await freePort()) };
  const [first] = await Promise.all([up(env), up(other)]);
  const third = await runToEnd(env);
  expect(third.code).toBe(1);
  expect(third.line).toMatch(
    /has Keepers running on it already \(process \d+\): choose another with PORT\.$/,
  );
  await first.stop();
  running.delete(first);
  expect((await at(other).get('/csrf')).status).toBe(200);
  const url = embeddedUrl(env.KEEPERS_DATA);
  const twice = await query(url, 'select name from payload_migrations group by name having count(*) > 1');
  expect(twice).toEqual([]);
  record({
    fault: 'two starts at once, a third on the same port',
    said: third.line,
    code: third.code,
    survived: 'both ran over one database; the second went on when the first stopped',
  });
});

test('web and worker started separately share one installation', async () => {
  const env = { ...(await ownApp()), DATABASE_URL: app.databaseUrl };
  const { owner, project } = await makeWorld(env);
  await up({ ...env, KEEPERS_ROLE: 'web' });
  const browser = await at(env).signIn(owner, PASSWORD);
  expect((await upload(browser, project.gallery, 1)).status).toBe(204);
  const state = async () =>
    (
      await sql<{ state: string }>(
        `select state from media where name = 'IMG_1.JPG' and gallery_id = $1 order by uploaded_at desc, id desc`,
        [project.gallery],
      )
    )[0]?.state;
  expect(await state()).toBe('processing');
  const doctor = () => runToEnd(env, { command: 'doctor', args: ['--json'] });
  expect((await doctor()).said).toContain('none running');
  await up({ ...env, KEEPERS_ROLE: 'worker' });
  await vi.waitFor(async () => expect(await state()).toBe('ready'), { timeout: 60_000, interval: 200 });
  expect((await doctor()).said).toMatch(/1 running, last heartbeat \d+ s ago/);
  record({
    fault: 'web and worker as two launchers',
    said: 'Worker: none running → 1 running',
    code: 'runs',
    survived: 'the photograph waited for the worker and was drawn',
  });
});

test('an older program over a newer database is refused, and nothing is changed', async () => {
  const env = { ...(await ownApp()), DATABASE_URL: app.databaseUrl };
  await sql(
    `insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '29991231_future', 99)`,
  );
  const before = await sql('select count(*) from events');
  const { code, line } = await runToEnd(env);
  expect(line).toMatch(
    /^The database was last used by a newer Keepers \(it has 29991231_future\): start that version/,
  );
  expect([code, await sql('select count(*) from events')]).toEqual([1, before]);
  const doctor = await runToEnd(env, { command: 'doctor' });
  expect([doctor.code, doctor.said]).toEqual([1, expect.stringContaining('BROKEN  Migrations')]);
  await sql(`delete from payload_migrations where name = '29991231_future'`);
  record({ fault: 'older program, newer database', said: line, code, survived: 'every row' });
});

test('a migration that fails halfway leaves no change, and the next start succeeds', async () => {
  const admin = Object.assign(new URL(app.databaseUrl), { pathname: '/postgres' }).href;
  const name = `keepers_faults_${process.pid}`;
  await query(admin, `create database ${name}`);
  const url = Object.assign(new URL(app.databaseUrl), { pathname: `/${name}` }).href;
  const env = { ...(await ownApp()), DATABASE_URL: url };
  // A foreign table is in the way of one of the last migrations.
  await query(url, 'create table uploads (mine int)');
  const { code, line } = await runToEnd(env);
  expect(line).toMatch(
    /^Migration \w+_schema failed \(relation "uploads" already exists\)\. It was rolled back/,
  );
  expect(code).toBe(1);
  const left = await query(
    url,
    `select table_name from information_schema.tables where table_schema = 'public' and table_name in ('events', 'users', 'media')`,
  );
  expect(left).toEqual([]);
  await query(url, 'drop table uploads');
  const killed = launch(env);
  await killed.says(/Database up/);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const keepers = await up(env);
  await keepers.stop();
  running.delete(keepers);
  await query(admin, `drop database ${name} with (force)`);
  record({
    fault: 'migration failed halfway, then killed with -9',
    said: line,
    code,
    survived: 'nothing half made; the next start migrated',
  });
});

test('S3 with wrong settings is refused; unreachable S3 and SMTP are reported and retried', async () => {
  const { startS3 } = await import('@media/storage/tests/start-s3');
  const s3 = await startS3();
  const { endpoint = '', accessKeyId = '', secretAccessKey = '' } = s3.options;
  const plain = { ...(await ownApp()), DATABASE_URL: app.databaseUrl };
  const { project } = await makeWorld(plain);
  const env = {
    ...plain,
    S3_BUCKET: 'photographs',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const bucket = await runToEnd({ ...env, S3_BUCKET: 'elsewhere' });
  expect([bucket.code, bucket.line]).toEqual([
    1,
    expect.stringMatching(/^S3_BUCKET: the bucket "elsewhere" does not exist/),
  ]);
  record({ fault: 'S3: wrong bucket', said: bucket.line, code: bucket.code, survived: 'nothing was begun' });
  // The S3 stub knows its keys by name and accepts any secret: it refuses a wrong name.
  const keys = await runToEnd({
    ...env,
    S3_ACCESS_KEY_ID: 'UNKNOWN',
    S3_SECRET_ACCESS_KEY: 'hunter2hunter2',
  });
  expect([keys.code, keys.said.includes('hunter2')]).toEqual([1, false]);
  expect(keys.line).toMatch(/^S3(_ACCESS_KEY_ID)?: /);
  record({ fault: 'S3: wrong keys', said: keys.line, code: keys.code, survived: 'nothing was begun' });
  const away = await up({
    ...env,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://me:hunter2@127.0.0.1:9',
  });
  const s3Line = await away.says(/^ *S3_ENDPOINT: .* does not answer/);
  const smtpLine = await away.says(
    /^ *SMTP_URL: connection refused at 127\.0\.0\.1:9\. Messages are queued and retried for hours\./,
  );
  expect(away.said()).not.toContain('hunter2');
  const client = await at(env).enter(project.code);
  const list = await client.get(`/galleries/${project.gallery}`);
  const picture = (list.json.medias as unknown as { urlS: string }[])[0]?.urlS ?? '';
  expect([list.status, (await client.get(picture)).status]).toEqual([200, 503]);
  const body = { media: project.medias[0], product: project.products.Album, selected: true };
  expect((await client.post('/product_medias', body)).status).toBe(200);
  record({
    fault: 'S3 unreachable',
    said: s3Line,
    code: 'runs on',
    survived: 'pages and picks; pictures 503 meanwhile',
  });
  record({ fault: 'SMTP unreachable', said: smtpLine, code: 'runs on', survived: 'pages and picks' });
  await s3.stop();
});

test('an unreachable database is retried, and used once it answers', async () => {
  const { openLine } = await import('../helpers/cut-line');
  const line = await openLine(app.databaseUrl);
  await line.cut();
  const env = { ...(await ownApp()), DATABASE_URL: line.url };
  const waiting = launch(env);
  running.add(waiting);
  const said = await waiting.says(/^ *DATABASE_URL: nothing listens at .* Waiting up to 20 s/);
  await line.restore();
  await waiting.says(RUNNING);
  await line.cut();
  const page = () => at(env).page('/', { headers: { Accept: 'text/html', Cookie: 'keepers-token=x.y.z' } });
  await waiting.says(/Database unreachable; responding 503/);
  const list = await at(env).get('/galleries/00000000-0000-7000-8000-000000000000');
  expect([list.status, list.headers.get('Retry-After')]).toEqual([503, '5']);
  await line.restore();
  await waiting.says(/Database reachable again after/);
  await vi.waitFor(async () => expect((await page()).status).toBe(200), { timeout: 20_000, interval: 100 });
  await waiting.stop();
  running.delete(waiting);
  await line.cut();
  const never = await runToEnd(env);
  expect([never.code, never.line]).toEqual([
    1,
    expect.stringMatching(
      /^DATABASE_URL: nothing listens at .*: start PostgreSQL there, or fix host and port/,
    ),
  ]);
  record({
    fault: 'database unreachable at start, then cut while running',
    said,
    code: `waits; ${never.code} after 20 s`,
    survived: '503 with Retry-After meanwhile; went on by itself',
  });
});

test('a clock three days ahead is reported, and people still sign in, see pictures and pick', async () => {
  const env = { ...(await ownApp()), DATABASE_URL: app.databaseUrl };
  const { owner, project } = await makeWorld(env);
  const clock = pathToFileURL(path.resolve('tests/faults/wrong-clock.mjs')).href;
  for (const days of [3, -3]) {
    const keepers = await up({
      ...env,
      NODE_OPTIONS: `--import ${clock}`,
      KEEPERS_CLOCK_AHEAD: String(days * 86_400_000),
    });
    const said = await keepers.says(/This machine's clock is 72 hours (ahead of|behind) the database's/);
    const client = await at(env).enter(project.code);
    const list = await client.get(`/galleries/${project.gallery}`);
    const picture = (list.json.medias as unknown as { urlS: string }[])[0]?.urlS ?? '';
    expect((await client.get(picture)).status).toBe(200);
    const body = { media: project.medias[0], product: project.products.Album, selected: days > 0 };
    expect((await client.post('/product_medias', body)).status).toBe(200);
    await at(env).signIn(owner, PASSWORD);
    await keepers.stop();
    running.delete(keepers);
    record({
      fault: `clock ${days > 0 ? 'three days ahead' : 'three days behind'}`,
      said,
      code: 'runs',
      survived: 'entering, signing in, pictures, picks',
    });
  }
});

test.skipIf(process.getuid?.() !== 0)(
  'a full disk refuses uploads, loses nothing, and recovers when there is space',
  async () => {
    const disk = path.join(home, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', disk]);
    try {
      const env = await ownApp(path.join(disk, 'data'));
      const keepers = await up(env);
      const { owner, project } = await makeWorld({ ...env, DATABASE_URL: embeddedUrl(env.KEEPERS_DATA) });
      const browser = await at(env).signIn(owner, PASSWORD);
      expect((await upload(browser, project.gallery, 3)).status).toBe(204);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(path.join(disk, 'filler'), Buffer.alloc(bavail * bsize - 150 * 1024 * 1024));
      const refused = await upload(browser, project.gallery, 4);
      expect([refused.status, refused.json.code, refused.headers.get('Retry-After')]).toEqual([
        503,
        'STORAGE_FULL',
        '60',
      ]);
      const said = await keepers.says(/Disk full; uploads and changes are refused/);
      const client = await at(env).enter(project.code);
      const body = { media: project.medias[0], product: project.products.Album, selected: true };
      expect((await client.post('/product_medias', body)).status).toBe(200);
      expect((await runToEnd(env, { command: 'doctor' })).said).toContain('BROKEN  Disk');
      rmSync(path.join(disk, 'filler'));
      expect((await upload(browser, project.gallery, 4)).status).toBe(204);
      record({
        fault: 'full disk',
        said,
        code: 'runs on',
        survived: 'picks go on; uploads 503, and go through when there is room',
      });
      await keepers.stop();
      running.delete(keepers);
      const rest = statfsSync(disk);
      writeFileSync(path.join(disk, 'filler'), Buffer.alloc(rest.bavail * rest.bsize - 4096));
      const tight = await runToEnd(await ownApp(path.join(disk, 'new')));
      expect([tight.code, tight.line]).toEqual([1, expect.stringMatching(/is full/)]);
      record({
        fault: 'full disk at a first start',
        said: tight.line,
        code: tight.code,
        survived: 'nothing was begun',
      });
    } finally {
      await Promise.all([...running].map((one) => one.stop()));
      running.clear();
      execFileSync('umount', ['-l', disk]);
    }
  },
);
