import { Browser } from '@root/tests/helpers/browser';
import type { Project } from '@root/tests/helpers/studio';
import { describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { purgeTrash } from '@/modules/trash/operations/purge-trash';
import { address, app, at, fieldsOf, fresh, owner, sql } from './people-app';

const CLIENTS = '/api/x/studio/clients';
const DANAS = 'for Dana alone';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A client with access to a project of their own, by a link and by an own password. */
async function invited() {
  const project = await fresh();
  const email = address('access');
  const client = String((await owner.post(CLIENTS, { name: 'Dana', email })).json.id);
  const made = (await owner.post(`${at(project)}/invitations`, { client })).json;
  await owner.put(`${CLIENTS}/${client}/selection_password`, { password: DANAS });
  const place = `${at(project)}/invitations/${made.id}`;
  return { project, email, client, place, id: String(made.id), link: new URL(String(made.url)).pathname };
}

const enterAs = (asking: Browser, { code }: Project, email: string) =>
  asking.post('/client_access', { code, email, selection_password: DANAS });
const openAt = async (asking: Browser, { id }: Project) => (await asking.get(`/events/${id}`)).status;
const isValid = async (id: string) =>
  (await sql('select 1 from invitations where id = $1 and revoked_at is null', [id])).length === 1;

describe('revoking access', () => {
  test('also ends what the client entered by code and own password; restoring it returns both', async () => {
    const { project, email, place, link } = await invited();
    const [linked, proven, visitor] = [1, 2, 3].map(() => new Browser(app.origin)) as [
      Browser,
      Browser,
      Browser,
    ];
    await linked.page(link);
    expect((await enterAs(proven, project, email)).status).toBe(200);
    await visitor.enter(project.code);
    expect((await owner.delete(place)).json).toEqual({ revoked: 2 });
    expect([await openAt(linked, project), await openAt(proven, project)]).toEqual([404, 404]);
    expect(await openAt(visitor, project)).toBe(200);
    const again = await enterAs(new Browser(app.origin), project, email);
    expect(again.json.code).toBe('WRONG_SELECTION_PASSWORD');
    expect((await owner.post(`${place}/restore`)).json).toEqual({ restored: 2 });
    expect([await openAt(linked, project), await openAt(proven, project)]).toEqual([200, 200]);
  });

  test('in one project keeps the access by password to another', async () => {
    const { project, email, client, place } = await invited();
    const other = await fresh();
    await owner.post(`${at(other)}/invitations`, { client });
    const proven = new Browser(app.origin);
    await enterAs(proven, other, email);
    await enterAs(proven, project, email);
    expect((await owner.delete(place)).json).toEqual({ revoked: 1 });
    expect([await openAt(proven, project), await openAt(proven, other)]).toEqual([404, 200]);
  });

  test('again leaves what the client’s new invitation has opened', async () => {
    const { project, email, client, place } = await invited();
    await owner.delete(place);
    await owner.post(`${at(project)}/invitations`, { client });
    const proven = new Browser(app.origin);
    expect((await enterAs(proven, project, email)).status).toBe(200);
    expect((await owner.delete(place)).json).toEqual({ revoked: 0 });
    expect(await openAt(proven, project)).toBe(200);
  });

  test('while the client enters by password leaves no grant', async () => {
    const { project, email, id } = await invited();
    const first = await pool().connect();
    let entering: ReturnType<typeof enterAs>;
    try {
      await first.query('begin');
      await first.query('update invitations set revoked_at = now() where id = $1', [id]);
      entering = enterAs(new Browser(app.origin), project, email);
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await sql(waiting)).length).toBe(1);
      await first.query('commit');
    } finally {
      first.release();
    }
    expect((await entering).json.code).toBe('WRONG_SELECTION_PASSWORD');
    expect(await sql('select 1 from grants where event_id = $1', [project.id])).toEqual([]);
  });
});

describe('restoring access of a client in the trash', () => {
  test('restores the client, unless another client has their address', async () => {
    const { email, client, place, id } = await invited();
    await owner.delete(place);
    await owner.delete(`${CLIENTS}/${client}`);
    const other = String((await owner.post(CLIENTS, { name: 'Other', email })).json.id);
    const taken = await owner.post(`${place}/restore`);
    expect([taken.status, fieldsOf(taken), await isValid(id)]).toEqual([422, ['email'], false]);
    await owner.delete(`${CLIENTS}/${other}`);
    expect((await owner.post(`${place}/restore`)).status).toBe(200);
    expect(await isValid(id)).toBe(true);
    expect(await sql('select deleted_at from clients where id = $1', [client])).toEqual([
      { deleted_at: null },
    ]);
  });

  test('beside a second invitation leaves one valid invitation', async () => {
    for (let round = 0; round < 5; round++) {
      const { project, client, place } = await invited();
      await owner.delete(place);
      const answers = await Promise.all([
        owner.post(`${place}/restore`),
        owner.post(`${at(project)}/invitations`, { client }),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      const valid = 'select 1 from invitations where client_id = $1 and revoked_at is null';
      expect(await sql(valid, [client])).toHaveLength(1);
    }
  });

  test('is refused once their time in the trash is over', async () => {
    const { client, place, id } = await invited();
    await owner.delete(place);
    await owner.delete(`${CLIENTS}/${client}`);
    await sql(`update clients set deleted_at = now() - interval '30 days 1 minute' where id = $1`, [client]);
    expect((await owner.post(`${place}/restore`)).status).toBe(404);
    expect(await isValid(id)).toBe(false);
  });

  test('a client who was deleted with access is not purged', async () => {
    const { client } = await invited();
    await sql('update clients set deleted_at = now() where id = $1', [client]);
    await purgeTrash(inDays(31));
    expect(await sql('select 1 from clients where id = $1', [client])).toHaveLength(1);
  });
});

describe('changing a participant’s role', () => {
  const rolesIn = async ({ id }: Project) =>
    (await sql<{ role: string }>('select role::text from grants where event_id = $1 order by id', [id])).map(
      ({ role }) => role,
    );

  test('to guest also lowers what they entered by code and own password', async () => {
    const { project, email, place, link } = await invited();
    const [linked, proven] = [new Browser(app.origin), new Browser(app.origin)];
    await linked.page(link);
    expect((await enterAs(proven, project, email)).status).toBe(200);
    expect(await rolesIn(project)).toEqual(['client', 'client']);
    expect((await owner.put(place, { role: 'guest' })).status).toBe(204);
    expect(await rolesIn(project)).toEqual(['guest', 'guest']);
  });

  test('to client raises what their link opened, and no session by the code', async () => {
    const { project, client, place, link } = await invited();
    await owner.put(place, { role: 'guest' });
    await new Browser(app.origin).page(link);
    const visitor = new Browser(app.origin);
    await visitor.enter(project.code);
    await sql(
      `update grants set client_id = $2, role = 'guest' where event_id = $1 and invitation_id is null`,
      [project.id, client],
    );
    expect(await rolesIn(project)).toEqual(['guest', 'guest']);
    expect((await owner.put(place, { role: 'client' })).status).toBe(204);
    const [byLink, byCode] = await sql<{ role: string }>(
      'select role::text from grants where event_id = $1 order by invitation_id nulls last',
      [project.id],
    );
    expect([byLink?.role, byCode?.role]).toEqual(['client', 'guest']);
  });
});

describe('the last day of a link', () => {
  const end = (place: string, ends_on: string | null) => owner.put(place, { ends_on });
  const day = (offset: number) => inDays(offset).toISOString().slice(0, 10);

  test('ends the link and what it opened, and a later day opens both again', async () => {
    const { project, email, place, link } = await invited();
    const [linked, proven] = [new Browser(app.origin), new Browser(app.origin)];
    await linked.page(link);
    await enterAs(proven, project, email);
    expect((await end(place, day(2))).status).toBe(204);
    expect([await openAt(linked, project), await openAt(proven, project)]).toEqual([200, 200]);
    await end(place, day(-2));
    expect([await openAt(linked, project), await openAt(proven, project)]).toEqual([404, 404]);
    const late = new Browser(app.origin);
    await late.page(link);
    expect(await openAt(late, project)).not.toBe(200);
    expect((await enterAs(late, project, email)).json.code).toBe('WRONG_SELECTION_PASSWORD');
    await end(place, null);
    expect([await openAt(linked, project), await openAt(proven, project)]).toEqual([200, 200]);
  });

  test('holds for those who open the link later', async () => {
    const { project, place, link } = await invited();
    await end(place, day(1));
    const linked = new Browser(app.origin);
    await linked.page(link);
    const [grant] = await sql<{ ends: boolean }>(
      'select expires_at > now() as ends from grants where event_id = $1',
      [project.id],
    );
    expect(grant?.ends).toBe(true);
  });

  test('is sent to its holder alone, from 30 days before, and not after the project’s own', async () => {
    const { project, place, link } = await invited();
    const linked = new Browser(app.origin);
    await linked.page(link);
    const until = async (who: Browser) =>
      ((await who.get(`/events/${project.id}`)).json.person as unknown as { until?: string }).until;
    expect(await until(linked)).toBeUndefined();
    await end(place, day(40));
    expect(await until(linked)).toBeUndefined();
    await end(place, day(20));
    expect([await until(linked), await until(owner)]).toEqual([day(20), undefined]);
    await sql(
      `update events set expires_at = ($2::date + 1)::timestamp at time zone time_zone where id = $1`,
      [project.id, day(10)],
    );
    expect(await until(linked)).toBe(day(10));
  });

  test('is a day, of an invitation of the studio', async () => {
    const { place } = await invited();
    const { project } = await invited();
    expect((await owner.put(place, { ends_on: 'soon' })).status).toBe(422);
    expect((await owner.put(place, {})).status).toBe(422);
    const elsewhere = `${at(project)}/invitations/${place.split('/').at(-1)}`;
    expect((await end(elsewhere, day(1))).status).toBe(404);
  });
});
