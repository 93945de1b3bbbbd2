import { askCompleted } from '@plugins/reviews/operations/ask-completed';
import { turnMails } from '@plugins/selection/emails';
import { notifyOfComments } from '@plugins/talk/operations/notify-of-comments';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { remindOfExpiry } from '@/modules/project/operations/remind-of-expiry';
import type { Browser } from '../../helpers/browser';
import { entriesOf } from '../../helpers/entries';
import { startWeb } from '../../helpers/start-web';
import { eventOf, makeProject, makeStudio, type Project, type Studio } from '../../helpers/studio';
import { openTestApp, sqlOf } from '../../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const entries = entriesOf(app);
const ALONE = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio Alma');
  owner = await entries.owner(studio);
});
beforeEach(async () => {
  await sql('delete from rates');
});

type Written = {
  kind: string;
  to: string;
  stop_path: string | null;
  text: string;
};
const writtenTo = async (project: Pick<Project, 'id'>, kind: string) =>
  (
    await sql<Written>(
      'select kind, "to", stop_path, text from mails where event_id = $1 and kind = $2 order by "to"',
      [project.id, kind],
    )
  ).map(({ to }) => to);

/** A project with a client who is invited by mail; their browser opens the link when `entered` is called. */
async function invited(
  names: { email: string; additional_email?: string | null }[] = [
    { email: 'maya@people.test', additional_email: 'dan@people.test' },
  ],
  options: Record<string, unknown> = {},
) {
  const project = await makeProject(studio, { products: { Album: 3 }, options });
  const own = (email: string) => `${project.id.slice(-6)}-${email}`;
  const people: { client: string; enter: () => Promise<Browser> }[] = [];
  for (const { email, additional_email } of names) {
    const { json } = await owner.post('/api/x/studio/clients', {
      name: email.split('@')[0],
      email: own(email),
      additional_email: additional_email ? own(additional_email) : null,
    });
    const client = String(json.id);
    const made = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
      client,
      send: true,
      without_details: true,
    });
    if (made.status >= 300) throw new Error(made.text);
    const enter = async () => {
      const browser = entries.fresh();
      await browser.get(new URL(String(made.json.url)).pathname);
      return browser;
    };
    people.push({ client, enter });
  }
  return { project, own, people };
}

describe('a client with an additional address', () => {
  test('gets every message at both, once each, and none of them twice', async () => {
    const { project, own, people } = await invited();
    const both = [own('dan@people.test'), own('maya@people.test')];
    expect(await writtenTo(project, 'invitation')).toEqual(both);

    const [place] = await sql<{ id: string }>('select id from invitations where event_id = $1', [project.id]);
    const wrote = await owner.post(`/api/x/studio/projects/${project.id}/messages`, {
      kind: 'reminder',
      people: [place?.id],
      without_details: true,
    });
    expect([wrote.status, wrote.json.sent]).toEqual([200, 1]);
    expect(await writtenTo(project, 'reminder')).toEqual(both);

    const maya = await people[0]?.enter();
    if (!maya) throw new Error('Maya is missing');
    await maya.post('/product_medias', { media: project.medias[0], product: project.products.Album });
    await owner.post(`/api/x/selection/projects/${project.id}/nudge`, {});
    expect(await writtenTo(project, 'selection.nudge')).toEqual(both);
    await maya.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    expect(await writtenTo(project, 'selection.thanks')).toEqual(both);
    await owner.post(`/api/x/studio/projects/${project.id}/reopening`, { note: 'One more' });
    expect(await writtenTo(project, 'selection.reopened')).toEqual(both);
    for (const turn of ['editing', 'delivered'] as const) {
      const event = await eventOf(project.id);
      await transaction((own) => turnMails(own, event, turn));
      expect(await writtenTo(project, `selection.${turn}`)).toEqual(both);
    }

    await sql(
      `update events set expires_at = '2031-06-10T20:00:00Z', remind_clients_of_expiry = true where id = $1`,
      [project.id],
    );
    await remindOfExpiry(new Date('2031-06-09T10:00:00Z'));
    expect(await writtenTo(project, 'project.closes')).toEqual(both);
    await sql('update events set expires_at = null where id = $1', [project.id]);

    const said = await owner.post(
      `/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/comments`,
      {
        id: uuidv7(),
        text: 'Shall I crop it?',
        marks: [],
      },
    );
    expect(said.status).toBeLessThan(300);
    await notifyOfComments(new Date(Date.now() + 15 * 60_000));
    expect(await writtenTo(project, 'talk.clients')).toEqual(both);

    await sql(`update accounts set request_reviews = true where id = $1`, [studio.account]);
    await sql(
      `update events set printselectiondone = true, completed_at = now() - interval '30 hours' where id = $1`,
      [project.id],
    );
    await askCompleted();
    expect(await writtenTo(project, 'review.request')).toEqual(both);
    const words = { content: 'Lovely', rating: 5, reviewer_first_name: 'Maya', reviewer_last_name: 'L' };
    expect((await maya.post(`/events/${project.id}/reviews`, words)).status).toBe(201);
    expect(await writtenTo(project, 'reviews.received')).toEqual(both);

    // Each message names the person's own link or page, and no address is written to twice for one of them.
    const [twice] = await sql(
      `select kind from mails where event_id = $1 group by kind, "to" having count(*) > 1`,
      [project.id],
    );
    expect(twice).toBeUndefined();
  });

  test('shared with another client gets one message of each kind, with each client’s link', async () => {
    const { project, own } = await invited([
      { email: 'maya@people.test', additional_email: 'dan@people.test' },
      { email: 'dan@people.test' },
    ]);
    const event = await eventOf(project.id);
    await transaction((own) => turnMails(own, event, 'editing'));
    expect(await writtenTo(project, 'selection.editing')).toEqual([
      own('dan@people.test'),
      own('maya@people.test'),
    ]);
    const links = await sql<{ text: string }>(
      `select text from mails where event_id = $1 and kind = 'selection.editing'`,
      [project.id],
    );
    expect(new Set(links.map(({ text }) => /\/i\/([\w-]+)/.exec(text)?.[1])).size).toBe(2);
  });

  const KINDS = [
    {
      kind: 'selection.editing',
      path: '/selection_reminders',
      write: async (project: Project) => {
        const event = await eventOf(project.id);
        await transaction((own) => turnMails(own, event, 'editing'));
      },
    },
    {
      kind: 'talk.clients',
      path: '/talk_mails',
      write: async (project: Project) => {
        await sql(`delete from mails where event_id = $1 and kind = 'talk.clients'`, [project.id]);
        await owner.post(`/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/comments`, {
          id: uuidv7(),
          text: 'Look',
          marks: [],
        });
        await notifyOfComments(new Date(Date.now() + 15 * 60_000));
      },
    },
    {
      kind: 'review.request',
      path: '/review_requests',
      write: async (project: Project) => {
        // A client gets one request a project: an earlier one was for another project.
        const before = await makeProject(studio, { medias: 0 });
        await sql('update review_requests set event_id = $2 where event_id = $1', [project.id, before.id]);
        await owner.post(`/events/${project.id}/review_requests`, {});
      },
    },
  ];
  test.each(KINDS.flatMap((one) => (['own', 'additional'] as const).map((which) => ({ ...one, which }))))(
    'who unsubscribes the $which address from $kind gets it at the other, until resuming',
    async ({ kind, path, write, which }) => {
      const { project, own } = await invited();
      const [mine, other] =
        which === 'own'
          ? [own('maya@people.test'), own('dan@people.test')]
          : [own('dan@people.test'), own('maya@people.test')];
      await write(project);
      const found = await sql<Written>(
        'select "to", stop_path from mails where event_id = $1 and kind = $2 and "to" = $3',
        [project.id, kind, mine],
      );
      const leave = String(found[0]?.stop_path);
      expect(leave.startsWith(`${path}/leave?r=`)).toBe(true);
      const token = new URL(leave, app.origin).searchParams.get('r');
      const left = await fetch(new URL(leave, app.origin), {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(left.status).toBe(200);
      await sql('delete from mails where event_id = $1', [project.id]);
      await write(project);
      expect(await writtenTo(project, kind)).toEqual([other]);

      const browser = entries.fresh();
      expect((await browser.page(`${path}/stop?r=${token}`, ALONE)).text).toContain('Resubscribe');
      expect((await browser.post(`${path}/stop`, { token, again: true })).json).toEqual({ stopped: false });
      await sql('delete from mails where event_id = $1', [project.id]);
      await write(project);
      expect(await writtenTo(project, kind)).toEqual([mine, other].sort());
    },
  );

  test('a failed message to the additional address is sent again there, and only there', async () => {
    const { project, own } = await invited();
    const [failed] = await sql<{ id: string }>(
      `update mails set state = 'failed', trouble = 'refused' where event_id = $1 and "to" = $2 returning id`,
      [project.id, own('dan@people.test')],
    );
    const { copyMail } = await import('@/core/mail/send-mail');
    expect(failed?.id).toBeTruthy();
    await transaction((own) => copyMail(own, String(failed?.id), null));
    expect(
      (await writtenTo(project, 'invitation')).filter((to) => to === own('dan@people.test')),
    ).toHaveLength(2);
  });
});

describe('reopening', () => {
  test('writes to invited clients who have not entered, and shows their number beforehand', async () => {
    const { project, own, people } = await invited([
      { email: 'maya@people.test', additional_email: 'dan@people.test' },
      { email: 'noa@people.test' },
      { email: 'gone@people.test' },
      { email: 'later@people.test' },
    ]);
    // Entered by the code without an address: there is no mailbox to write to.
    await entries.client(project);
    await sql('update invitations set revoked_at = now() where client_id = $1', [people[2]?.client]);
    // Only noted down: never invited.
    await sql('update invitations set sent_at = null, shared_at = null where client_id = $1', [
      people[3]?.client,
    ]);
    const maya = await people[0]?.enter();
    await maya?.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    const path = `/api/x/studio/projects/${project.id}/reopening`;
    expect((await owner.get(path)).json).toEqual({
      mails: 3,
      people: 2,
      phones: [],
      by_link: 0,
      by_code: 1,
    });
    await owner.post(path, {});
    expect(await writtenTo(project, 'selection.reopened')).toEqual(
      ['dan', 'maya', 'noa'].map((name) => own(`${name}@people.test`)),
    );
  });
});

describe('the number shown before reopening', () => {
  test('counts clients with a link and a phone separately from those who entered by the code', async () => {
    const { project, people } = await invited([{ email: 'tal@people.test' }, { email: 'gil@people.test' }]);
    await sql(
      `update clients set name = 'Tal', email = null, phone_number = '+972521234567', locale = 'en' where id = $1`,
      [people[0]?.client],
    );
    await sql('update clients set email = null, phone_number = null where id = $1', [people[1]?.client]);
    await people[0]?.enter();
    await entries.client(project);
    const { json } = await owner.get(`/api/x/studio/projects/${project.id}/reopening`);
    expect(json).toMatchObject({ mails: 0, people: 0, by_link: 1, by_code: 1 });
    const [phone, ...more] = (json as unknown as { phones: { name: string; whatsapp: string }[] }).phones;
    expect(more).toEqual([]);
    expect(phone?.name).toBe('Tal');
    expect(phone?.whatsapp).toMatch(/^https:\/\/wa\.me\/972521234567\?text=/);
    expect(decodeURIComponent(phone?.whatsapp ?? '')).toContain(`/events/${project.id}`);
  });
});
