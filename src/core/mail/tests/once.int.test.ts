import { fork } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { makeStudio, type Studio } from '@media/upload/tests/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pool, transaction } from '@/core/db/pool';
import { boss, createQueues, startJobs, stopJobs } from '@/core/jobs/boss';
import { sendMail } from '@/core/mail/send-mail';
import { deliverMail } from '@/modules/messaging/deliver-mail';
import { mailJobs } from '@/modules/messaging/jobs';
import { startSmtp } from './smtp-app';

const app = await openTestApp();
const settings: { smtpUrl: string | undefined } = { smtpUrl: undefined };
vi.mock('@/core/env', async (original) => {
  const actual = await original<typeof import('@/core/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

let studio: Studio;

beforeAll(async () => {
  await startJobs({ work: true });
  await createQueues(boss(), mailJobs);
  studio = await makeStudio();
});

app.atEnd(async () => {
  await stopJobs();
  await pool().end();
});

async function queued(url: string): Promise<string> {
  settings.smtpUrl = url;
  const content = { subject: 'Once', heading: 'Once' };
  const mail = {
    kind: 'test',
    to: 'maya@example.com',
    account: studio.account,
    locale: 'en' as const,
    content,
  };
  return (await transaction((sql) => sendMail(sql, mail))).id;
}

const rowOf = async (id: string) =>
  (
    await pool().query<{ state: string; trouble: string | null; handed: boolean; tries: number }>(
      'select state::text as state, trouble, handed_at is not null as handed, tries::int as tries from mails where id = $1',
      [id],
    )
  ).rows[0];

/** Runs a worker of its own with this message; killed with -9 when `when` settles. */
async function killedAt(id: string, url: string, when: Promise<unknown>): Promise<void> {
  const child = fork('src/core/mail/tests/deliver-process.ts', [id], {
    execArgv: ['--import', 'tsx'],
    env: { ...app.env, NODE_ENV: 'production', SMTP_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([when, gone]);
  child.kill('SIGKILL');
  await gone;
}

/** A server that greets and then falls silent: it never received the message. */
async function startSilent() {
  const sockets: Socket[] = [];
  let met = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    met = resolve;
  });
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.once('data', () => met());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as { port: number };
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, asked, stop };
}

describe('a worker killed with -9', () => {
  test('after the server has the whole message, before its answer: it is never sent again, and is marked as such', async () => {
    let arrived = (): void => undefined;
    const whole = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const smtp = await startSmtp(() => {
      arrived();
      return held;
    });
    const id = await queued(smtp.url);
    await killedAt(id, smtp.url, whole);
    answer();
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(1));
    expect(await rowOf(id)).toMatchObject({ state: 'queued', handed: true });
    await deliverMail(id);
    await deliverMail(id);
    expect(smtp.seen()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', trouble: 'interrupted', handed: true });
    await smtp.stop();
  }, 30_000);

  test('before anything was sent: another sends it, once', async () => {
    const silent = await startSilent();
    const id = await queued(silent.url);
    await killedAt(id, silent.url, silent.asked);
    silent.stop();
    expect(await rowOf(id)).toMatchObject({ state: 'queued', handed: false });
    const smtp = await startSmtp();
    settings.smtpUrl = smtp.url;
    await deliverMail(id);
    await deliverMail(id);
    expect(smtp.seen()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', trouble: null });
    await smtp.stop();
  }, 30_000);
});

test('a server that disconnects after the last byte does not get the message again', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let data: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (data !== null) {
        data += said;
        if (data.endsWith('\r\n.\r\n')) socket.destroy();
        return;
      }
      if (/^DATA/i.test(said)) data = '';
      socket.write(/^DATA/i.test(said) ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const id = await queued(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`);
  await deliverMail(id);
  expect(await rowOf(id)).toMatchObject({ state: 'failed', trouble: 'interrupted' });
  const met = sockets.length;
  await deliverMail(id);
  expect(sockets).toHaveLength(met);
  server.close();
});

test('after eleven tries the message has failed, and each try failed its job', async () => {
  const smtp = await startSmtp();
  const id = await queued(smtp.url);
  await smtp.stop();
  for (let tried = 0; tried < 10; tried++) await expect(deliverMail(id)).rejects.toThrow('was not sent');
  expect(await rowOf(id)).toMatchObject({ state: 'queued', trouble: 'unreachable', tries: 10 });
  await expect(deliverMail(id)).rejects.toThrow('was not sent');
  expect(await rowOf(id)).toMatchObject({ state: 'failed', trouble: 'unreachable', tries: 11 });
});
