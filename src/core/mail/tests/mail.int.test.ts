import { makeStudio, type Studio } from '@media/upload/tests/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pool, transaction } from '@/core/db/pool';
import { boss, createQueues, startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { type Mail, sendMail } from '@/core/mail/send-mail';
import { deliverMail } from '@/modules/messaging/deliver-mail';
import { mailJobs } from '@/modules/messaging/jobs';
import { refusal, startSmtp } from './smtp-app';

const app = await openTestApp();
const settings: { smtpUrl: string | undefined; mailFrom: string } = {
  smtpUrl: undefined,
  mailFrom: 'Keepers <no-reply@keepers.test>',
};
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

beforeEach(() => {
  settings.smtpUrl = undefined;
});

app.atEnd(async () => {
  await stopJobs();
  await pool().end();
});

const mail = (): Mail => ({
  kind: 'invitation',
  to: 'maya@example.com',
  account: studio.account,
  event: studio.event,
  locale: 'he',
  replyTo: 'alma@studio.test',
  content: {
    subject: 'התמונות מוכנות',
    heading: 'שלום',
    paragraphs: ['מוזמנים'],
    button: { label: 'לצפייה', path: '/i/secret-token' },
  },
});

interface Row {
  state: string;
  trouble: string | null;
  error: string | null;
  html: string | null;
  text: string | null;
  message_id: string;
  sent_at: Date | null;
}

async function rowOf(id: string): Promise<Row> {
  const { rows } = await pool().query<Row>(
    'select state, trouble, error, html, text, message_id, sent_at from mails where id = $1',
    [id],
  );
  if (!rows[0]) throw new Error('no such message');
  return rows[0];
}

const jobsOf = async (id: string) =>
  (await pool().query(`select 1 from pgboss.job where name = 'mail.deliver' and data->>'mail' = $1`, [id]))
    .rowCount;

async function queued(url: string): Promise<string> {
  settings.smtpUrl = url;
  return (await transaction((sql) => sendMail(sql, mail()))).id;
}

describe('without a mail server', () => {
  test('a message stays in the outbox with its text, and no job is enqueued', async () => {
    const { id, state } = await transaction((sql) => sendMail(sql, mail()));
    expect(state).toBe('outbox');
    expect((await rowOf(id)).text).toContain(`${app.origin}/i/secret-token`);
    expect(await jobsOf(id)).toBe(0);
  });

  test('an outbox message is never delivered later', async () => {
    const { id } = await transaction((sql) => sendMail(sql, mail()));
    const post = vi.fn();
    await deliverMail(id, post);
    expect(post).not.toHaveBeenCalled();
  });
});

describe('with a mail server', () => {
  test('a rolled-back transaction leaves neither message nor job', async () => {
    settings.smtpUrl = 'smtp://127.0.0.1:1';
    let id = '';
    const failed = transaction(async (sql) => {
      id = (await sendMail(sql, mail())).id;
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await expect(rowOf(id)).rejects.toThrow('no such message');
    expect(await jobsOf(id)).toBe(0);
  });

  test('the worker sends it: both parts, the studio as sender, one Message-ID; the text is deleted from the row', async () => {
    const smtp = await startSmtp();
    const id = await queued(smtp.url);
    expect(await jobsOf(id)).toBe(1);
    await workJobs(boss(), mailJobs);
    await vi.waitFor(async () => expect((await rowOf(id)).state).toBe('sent'), { timeout: 15_000 });
    await boss().offWork('mail.deliver');
    const [taken] = smtp.taken;
    expect(smtp.taken).toHaveLength(1);
    expect(taken?.to).toEqual(['maya@example.com']);
    expect(taken?.from).toBe('no-reply@keepers.test');
    expect(taken?.source).toContain(`Message-ID: <${id}@127.0.0.1>`);
    expect(taken?.source).toContain('From: Studio <no-reply@keepers.test>');
    expect(taken?.source).toContain('Reply-To: alma@studio.test');
    expect(taken?.source).toContain('text/plain');
    expect(taken?.source).toContain('text/html');
    expect(await rowOf(id)).toMatchObject({
      html: null,
      text: null,
      error: null,
      message_id: `<${id}@127.0.0.1>`,
    });
    await smtp.stop();
  }, 30_000);

  test('a message with unsubscribe has its header for mail programs, and loses it once it is sent', async () => {
    const smtp = await startSmtp();
    settings.smtpUrl = smtp.url;
    const stop = `/stop?r=${'a'.repeat(36)}.${'b'.repeat(22)}`;
    const { id } = await transaction((sql) => sendMail(sql, { ...mail(), stop }));
    await deliverMail(id);
    const head = smtp.taken[0]?.source.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(head).toMatch(new RegExp(`^List-Unsubscribe: ?<${app.origin}${stop.replace('?', '\\?')}>`, 'm'));
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { rows } = await pool().query('select stop_path from mails where id = $1', [id]);
    expect(rows).toEqual([{ stop_path: null }]);
    const other = await queued(smtp.url);
    await deliverMail(other);
    expect(smtp.taken[1]?.source).not.toContain('List-Unsubscribe');
    await smtp.stop();
  });

  test('two workers with the same job send one message', async () => {
    const smtp = await startSmtp();
    const id = await queued(smtp.url);
    await Promise.all([deliverMail(id), deliverMail(id), deliverMail(id)]);
    await deliverMail(id);
    expect(smtp.taken).toHaveLength(1);
    await smtp.stop();
  });

  test('a message to a busy server is retried, with the same Message-ID', async () => {
    const smtp = await startSmtp((count) => {
      if (count === 1) throw refusal(451, 'Try again later');
    });
    const id = await queued(smtp.url);
    await expect(deliverMail(id)).rejects.toThrow('was not sent');
    expect(await rowOf(id)).toMatchObject({
      state: 'queued',
      trouble: 'busy',
      error: expect.stringContaining('Try again later'),
    });
    await deliverMail(id);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', error: null });
    expect(smtp.taken[0]?.source).toContain(`Message-ID: <${id}@127.0.0.1>`);
    await smtp.stop();
  });

  test('a message to an unreachable server is retried', async () => {
    const smtp = await startSmtp();
    const id = await queued(smtp.url);
    await smtp.stop();
    await expect(deliverMail(id)).rejects.toThrow('ECONNREFUSED');
    expect(await rowOf(id)).toMatchObject({ state: 'queued', trouble: 'unreachable' });
    expect((await rowOf(id)).text).toContain('/i/secret-token');
  });

  test('a permanently refused message is not retried, and its reason contains no link', async () => {
    const smtp = await startSmtp(() => {
      throw refusal(550, 'Spam: http://localhost/i/secret-token');
    });
    const id = await queued(smtp.url);
    await deliverMail(id);
    const { state, error, trouble } = await rowOf(id);
    expect([state, trouble]).toEqual(['failed', 'taken_for_spam']);
    expect(error).toContain('550');
    expect(error).not.toContain('secret-token');
    await smtp.stop();
  });
});
