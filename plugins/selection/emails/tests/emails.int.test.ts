import { makeStudio } from '@media/upload/tests/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { insertGrant } from '@/modules/access/grants/insert-grant';
import { findGrant } from '@/modules/access/grants/queries';
import type { Authorized } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { addPermissions } from '@/modules/access/table';
import { completeSelection, reopenSelection } from '../../operations/complete-selection';
import { permissions } from '../../permissions';

const app = await openTestApp();

app.atEnd(() => pool().end());
addPermissions('selection', permissions);

async function project(client: { name: string | null; email: string | null }) {
  const { account, event: id, gallery } = await makeStudio();
  await pool().query(`update events set locale = 'he', published_at = now() where id = $1`, [id]);
  const product = uuidv7();
  const media = uuidv7();
  await pool().query(
    `insert into products (id, account_id, event_id, name, maxphotos) values ($1, $2, $3, 'Album', 12)`,
    [product, account, id],
  );
  await pool().query(
    `insert into media (id, account_id, event_id, gallery_id, name, sha256, bytes, state) values ($1, $2, $3, $4, 'a.jpg', 'x', 1, 'ready')`,
    [media, account, id, gallery],
  );
  await pool().query(
    'insert into product_medias (id, account_id, event_id, product_id, media_id) values ($1, $2, $3, $4, $5)',
    [uuidv7(), account, id, product, media],
  );
  const grantId = await insertGrant({ account, event: id, role: 'client', source: 'code', ...client });
  const [event, grant] = [await findEvent(id), await findGrant(grantId, id)];
  if (!event || !grant) throw new Error('The project or its grant was not created');
  const asClient: Authorized = { event, viewer: { role: 'client', grant, user: null, name: client.name } };
  const asOwner: Authorized = { event, viewer: { role: 'owner', grant: null, user: null, name: 'Alma' } };
  return { account, event, asClient, asOwner };
}

const mails = async (event: string) =>
  (
    await pool().query<{
      kind: string;
      to: string;
      locale: string;
      subject: string;
      text: string;
      reply_to: string | null;
    }>('select kind, "to", locale, subject, text, reply_to from mails where event_id = $1 order by id', [
      event,
    ])
  ).rows;

test('completing mails the picks to the owner and thanks to the client, each in their language, once', async () => {
  const { event, asClient } = await project({ name: 'Maya', email: 'maya@example.com' });
  await completeSelection(asClient);
  await completeSelection(asClient);
  const [owner, client, ...more] = await mails(event.id);
  expect(more).toEqual([]);
  expect(owner).toMatchObject({
    kind: 'selection.completed',
    locale: 'en',
    to: expect.stringContaining('@studio.test'),
    reply_to: 'maya@example.com',
  });
  expect(owner?.text).toContain('Maya has finished choosing photos for “Wedding.”');
  expect(owner?.text).toContain('Album: 1 of 12');
  expect(owner?.text).toContain(`/admin/projects/${event.id}`);
  expect(client).toMatchObject({ kind: 'selection.thanks', locale: 'he', to: 'maya@example.com' });
  expect(client?.text).toContain('Album: 1 מתוך 12');
});

test('a client without an address is not mailed', async () => {
  const { event, asClient } = await project({ name: null, email: null });
  await completeSelection(asClient);
  const found = await mails(event.id);
  expect(found.map((mail) => mail.kind)).toEqual(['selection.completed']);
  expect(found[0]?.text).toContain('Guest 1 has finished');
});

test('reopening mails each client of the project once, but not revoked ones', async () => {
  const { account, event, asClient, asOwner } = await project({ name: 'Maya', email: 'maya@example.com' });
  for (const email of ['MAYA@example.com', 'dan@example.com', 'ex@example.com'])
    await insertGrant({ account, event: event.id, role: 'client', source: 'code', email });
  await insertGrant({ account, event: event.id, role: 'guest', source: 'code', email: 'guest@example.com' });
  await pool().query(`update grants set revoked_at = now() where email = 'ex@example.com'`);
  await completeSelection(asClient);
  await reopenSelection(asOwner);
  await reopenSelection(asOwner);
  const notified = (await mails(event.id)).filter((mail) => mail.kind === 'selection.reopened');
  expect(notified.map((mail) => mail.to.toLowerCase()).sort()).toEqual([
    'dan@example.com',
    'maya@example.com',
  ]);
});

test('a refused completion sends nothing', async () => {
  const { event, asClient } = await project({ name: 'Maya', email: 'maya@example.com' });
  await pool().query('update products set deleted_at = now() where event_id = $1', [event.id]);
  await expect(completeSelection(asClient)).rejects.toMatchObject({ code: 'NO_PRODUCTS' });
  expect(await mails(event.id)).toEqual([]);
});
