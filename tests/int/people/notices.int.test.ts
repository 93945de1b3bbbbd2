import { notifyStudios } from '@plugins/reviews/operations/notify-studios';
import { notifyOfComments } from '@plugins/talk/operations/notify-of-comments';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { remindOfExpiry } from '@/modules/project/operations/remind-of-expiry';
import { notifySwitchedOff } from '@/modules/webhooks/notify-switched-off';
import { createWebhook } from '@/modules/webhooks/operations/manage-webhook';
import { entriesOf } from '../../helpers/entries';
import { startWeb } from '../../helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '../../helpers/studio';
import { openTestApp, sqlOf } from '../../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const entries = entriesOf(app);

beforeAll(async () => {
  await startWeb(app);
});
beforeEach(async () => {
  await sql('delete from rates');
});

describe('notices to the studio', () => {
  /** Every notice a studio gets, made to happen. */
  async function everyNotice(its: Studio): Promise<Project> {
    const project = await makeProject(its, { products: { Album: 3 } });
    const client = await entries.client(project);
    await client.post(`/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/comments`, {
      id: uuidv7(),
      text: 'Lovely',
      marks: [],
    });
    await notifyOfComments(new Date(Date.now() + 15 * 60_000));
    await client.post(`/events/${project.id}/reviews`, {
      ...{ content: 'Lovely', rating: 5, reviewer_first_name: 'Maya', reviewer_last_name: 'L' },
    });
    await notifyStudios();
    const list = await client.post(`/events/${project.id}/lists`, { name: 'Grandma' });
    const address = `/events/${project.id}/lists/${list.json.id}`;
    await client.put(`${address}/medias/${project.medias[0]}`, { listed: true });
    await client.put(`${address}/sent`, { to: 'studio' });
    await client.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    await sql(`update events set expires_at = '2031-06-10T20:00:00Z' where id = $1`, [project.id]);
    await remindOfExpiry(new Date('2031-06-09T10:00:00Z'));
    const { id: webhook } = await createWebhook(its.account, {
      url: 'https://hooks.example.com/in',
      events: ['*'],
    });
    await transaction((own) =>
      notifySwitchedOff(own, {
        id: webhook,
        account: its.account,
        url: 'https://hooks.example.com/in',
        why: 'gone',
      }),
    );
    return project;
  }
  const KINDS = [
    'project.expires',
    'reviews.new',
    'selection.completed',
    'selection.list-sent',
    'talk.studio',
    'webhook.switched_off',
  ];

  test.each([
    {
      about: 'a contact address',
      set: `contact_email = 'office@alma.test', additional_email = null`,
      to: () => ['office@alma.test'],
    },
    {
      about: 'a contact address and an additional one',
      set: `contact_email = 'office@alma.test', additional_email = 'Books@alma.test'`,
      to: () => ['Books@alma.test', 'office@alma.test'],
    },
    {
      about: 'one address written twice',
      set: `contact_email = 'office@alma.test', additional_email = 'OFFICE@alma.test'`,
      to: () => ['office@alma.test'],
    },
    {
      about: 'no contact address',
      set: 'contact_email = null, additional_email = null',
      to: (its: Studio) => [its.ownerEmail],
    },
  ])('all follow one rule if the account has $about; a brand’s address gets none', async ({ set, to }) => {
    const its = await makeStudio();
    await sql(`update accounts set ${set} where id = $1`, [its.account]);
    await sql(`update brands set contact_email = 'brand@alma.test' where account_id = $1`, [its.account]);
    await everyNotice(its);
    const rows = await sql<{ kind: string; to: string }>(
      'select kind, "to" from mails where account_id = $1 and kind = any($2) order by kind, "to"',
      [its.account, KINDS],
    );
    expect(rows).toEqual(KINDS.flatMap((kind) => to(its).map((one) => ({ kind, to: one }))));
  });
});
