import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { deliverMail } from '@/modules/messaging/deliver-mail';
import { startSmtp } from '../../tests/smtp-app';
import { signReport } from '../signature';

const SECRET = 'a secret for reports, long enough';
const app = await openTestApp();
process.env.MAIL_BOUNCE_SECRET = SECRET;
const smtp = await startSmtp();
process.env.SMTP_URL = smtp.url;
app.atEnd(() => smtp.stop());
const sql = sqlOf(app);

let studio: Studio;
let project: Project;
let owner: Browser;
const stranger = new Browser(app.origin);

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio, { medias: 1 });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

interface Row {
  [name: string]: unknown;
  id: string;
  message_id: string;
  state: string;
  trouble: string | null;
  error: string | null;
  to: string;
  again_id: string | null;
}

const mailsTo = (address: string) =>
  sql<Row>(
    `select id, message_id, state::text as state, trouble, error, "to", again_id from mails where "to" = $1 order by id`,
    [address],
  );

/** Invites a client by mail, and the mail server accepts it. */
async function invited(address: string): Promise<Row> {
  const path = `/api/x/studio/projects/${project.id}/invitations`;
  const made = await owner.post(path, { name: 'Maya', email: address, send: true });
  expect([made.status, made.text]).toEqual([201, made.text]);
  const [mail] = await mailsTo(address);
  await deliverMail(mail?.id ?? '');
  return (await mailsTo(address))[0] as Row;
}

const report = (
  body: string,
  { type = 'application/json', at = undefined as number | undefined, secret = SECRET } = {},
) =>
  stranger.send('POST', '/mail/bounces', {
    body,
    headers: { 'Content-Type': type, 'Keepers-Signature': signReport(secret, body, at) },
    csrf: false,
  });

const dsn = (mail: Row, action = 'failed') => `From: MAILER-DAEMON@mx.test
Content-Type: multipart/report; report-type=delivery-status; boundary="b"
Message-ID: <20260101.1234@mx.test>

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Final-Recipient: rfc822; ${mail.to}
Action: ${action}
Status: 5.2.2
Diagnostic-Code: smtp; 552 5.2.2 The mailbox of
  this person is over quota

--b
Content-Type: text/rfc822-headers

Message-ID: ${mail.message_id}
Subject: your photos are here

--b--
`;

describe('a report of a message that came back', () => {
  test('sets it to bounced, by its Message-ID, with the reason', async () => {
    const mail = await invited('json@example.com');
    expect(mail.state).toBe('sent');
    const answer = await report(
      JSON.stringify({ message_id: mail.message_id, status: '5.1.1', reason: '550 no such user' }),
    );
    expect([answer.status, answer.json]).toEqual([200, { bounced: 1, unknown: 0 }]);
    expect((await mailsTo(mail.to))[0]).toMatchObject({
      state: 'bounced',
      trouble: 'unknown_address',
      error: '5.1.1 550 no such user',
    });
  });

  test('is parsed as mail servers write it, whole or as the part alone', async () => {
    const whole = await invited('whole@example.com');
    expect((await report(dsn(whole), { type: 'message/rfc822' })).json).toEqual({ bounced: 1, unknown: 0 });
    expect((await mailsTo(whole.to))[0]).toMatchObject({ state: 'bounced', trouble: 'mailbox_full' });
    const part = await invited('part@example.com');
    const body = `Original-Envelope-Id: ${part.id}\nReporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${part.to}\nAction: failed\nStatus: 5.1.1\n`;
    expect((await report(body, { type: 'message/delivery-status' })).json).toEqual({
      bounced: 1,
      unknown: 0,
    });
    expect((await mailsTo(part.to))[0]).toMatchObject({ state: 'bounced', trouble: 'unknown_address' });
  });

  test('about a delay changes nothing', async () => {
    const mail = await invited('late@example.com');
    expect((await report(dsn(mail, 'delayed'), { type: 'message/rfc822' })).status).toBe(200);
    expect((await report(JSON.stringify({ message_id: mail.message_id, type: 'soft' }))).status).toBe(200);
    expect((await mailsTo(mail.to))[0]?.state).toBe('sent');
  });

  test('several at once, and one for an unknown message', async () => {
    const one = await invited('several-1@example.com');
    const two = await invited('several-2@example.com');
    const reports = [one.message_id, two.message_id, '<unknown@elsewhere.test>', `<${'-'.repeat(36)}@`];
    const answer = await report(JSON.stringify({ reports: reports.map((message_id) => ({ message_id })) }));
    expect(answer.json).toEqual({ bounced: 2, unknown: 2 });
  });

  test.each([
    ['with another secret', { secret: 'another secret, as long as ours' }],
    ['too old', { at: Math.floor(Date.now() / 1000) - 301 }],
    ['from the future', { at: Math.floor(Date.now() / 1000) + 900 }],
  ])('signed %s is refused', async (_what, how) => {
    const mail = await invited(`refused-${Object.keys(how)[0]}-${'at' in how ? how.at : ''}@example.com`);
    const answer = await report(JSON.stringify({ message_id: mail.message_id }), how);
    expect([answer.status, answer.json.code]).toEqual([401, 'INVALID_SIGNATURE']);
    expect((await mailsTo(mail.to))[0]?.state).toBe('sent');
  });

  test('whose body was changed, or that is not signed at all, is refused', async () => {
    const mail = await invited('changed@example.com');
    const body = JSON.stringify({ message_id: mail.message_id });
    const send = (signature: string | null) =>
      stranger.send('POST', '/mail/bounces', {
        body: `${body} `,
        headers: {
          'Content-Type': 'application/json',
          ...(signature ? { 'Keepers-Signature': signature } : {}),
        },
        csrf: false,
      });
    expect((await send(signReport(SECRET, body))).status).toBe(401);
    expect((await send(null)).status).toBe(401);
    expect((await send('t=,v1=')).status).toBe(401);
    expect((await mailsTo(mail.to))[0]?.state).toBe('sent');
  });

  test('is accepted once: a replay is refused, however its header is written', async () => {
    const mail = await invited('again@example.com');
    const body = JSON.stringify({ message_id: mail.message_id });
    const header = signReport(SECRET, body);
    const send = (signature: string) =>
      stranger.send('POST', '/mail/bounces', {
        body,
        headers: { 'Content-Type': 'application/json', 'Keepers-Signature': signature },
        csrf: false,
      });
    expect((await send(header)).status).toBe(200);
    expect((await send(header)).json.code).toBe('REPORT_REPEATED');
    const turned = header.split(',').reverse().join(', ');
    expect((await send(turned)).status).toBe(409);
  });

  test.each([
    ['{}', 'application/json', 422],
    ['not json', 'application/json', 422],
    ['{"reports":[]}', 'application/json', 422],
    ['Hello', 'message/delivery-status', 422],
    ['<x/>', 'application/xml', 415],
  ])('%s as %s answers %i', async (body, type, status) => {
    expect((await report(body, { type })).status).toBe(status);
  });
});

describe('a message that did not arrive', () => {
  const again = (who: Browser, id: string) => who.post(`/api/x/studio/mails/${id}/again`);

  test('is sent as a new one to the corrected address, with a working link; a second press sends none', async () => {
    const mail = await invited('typo@example.com');
    await report(JSON.stringify({ message_id: mail.message_id, status: '5.1.1' }));
    await sql(`update clients set email = 'right@example.com' where email = 'typo@example.com'`);
    const first = await again(owner, mail.id);
    const second = await again(owner, mail.id);
    expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
    // The page names this address, not the old one.
    expect([first.json.to, second.json.to]).toEqual(['right@example.com', 'right@example.com']);
    const made = await mailsTo('right@example.com');
    expect(made).toHaveLength(1);
    expect(made[0]?.message_id).not.toBe(mail.message_id);
    expect((await mailsTo(mail.to))[0]?.again_id).toBe(made[0]?.id);
    const [row] = await sql<{ text: string }>('select text from mails where id = $1', [made[0]?.id]);
    const link = /\/i\/[\w-]+/.exec(row?.text ?? '')?.[0] ?? '';
    expect((await new Browser(app.origin).page(link)).status).toBe(303);
    // If the first one's job ran again, it would send nothing.
    const seen = smtp.seen();
    await deliverMail(mail.id);
    expect(smtp.seen()).toBe(seen);
  });

  test('that was refused keeps its link, which its reader may have from elsewhere', async () => {
    const path = `/api/x/studio/projects/${project.id}/invitations`;
    const made = await owner.post(path, { name: 'Noa', email: 'kept@example.com', send: true });
    const [mail] = await mailsTo('kept@example.com');
    await sql(`update mails set state = 'failed', trouble = 'busy' where id = $1`, [mail?.id]);
    expect((await again(owner, mail?.id ?? '')).status).toBe(201);
    const [, copy] = await sql<{ text: string }>(`select text from mails where "to" = $1 order by id`, [
      'kept@example.com',
    ]);
    expect(copy?.text).toContain(new URL(String(made.json.url)).pathname);
  });

  test('whose link was revoked is not sent', async () => {
    const mail = await invited('revoked@example.com');
    await report(JSON.stringify({ message_id: mail.message_id }));
    await sql('update invitations set revoked_at = now() where event_id = $1', [project.id]);
    const answer = await again(owner, mail.id);
    expect([answer.status, answer.json.code]).toEqual([422, 'MAIL_LINK_GONE']);
  });

  test('that arrived is not sent again', async () => {
    const mail = await invited('fine@example.com');
    const answer = await again(owner, mail.id);
    expect([answer.status, answer.json.code]).toEqual([422, 'MAIL_NOT_RESENDABLE']);
  });

  test('is not found by another studio, like one that does not exist', async () => {
    const mail = await invited('theirs@example.com');
    await report(JSON.stringify({ message_id: mail.message_id }));
    const other = await makeStudio();
    const otherOwner = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
    const assistant = await makeUser({ account: studio.account, role: 'assistant' });
    const helper = await new Browser(app.origin).signIn(assistant.email, PASSWORD);
    const theirs = await again(otherOwner, mail.id);
    const none = await again(otherOwner, '0199aaaa-0000-7000-8000-000000000000');
    expect([theirs.status, theirs.text]).toEqual([404, none.text]);
    expect((await again(helper, mail.id)).status).toBe(403);
    expect((await mailsTo(mail.to))[0]?.again_id).toBeNull();
  });
});
