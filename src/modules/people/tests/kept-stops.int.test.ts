import { describe, expect, test } from 'vitest';
import { purgeTrash } from '@/modules/trash/operations/purge-trash';
import { address, owner, sql } from './people-app';

describe('unsubscribing', () => {
  const columns = 'reminders_stopped_at as reminders, reviews_stopped_at as reviews';
  const unsubscribe = (id: string) =>
    sql('update clients set reminders_stopped_at = now() where id = $1', [id]);
  const stopsOf = async (email: string) =>
    (await sql<{ kind: string }>('select kind from mail_stops where address = $1', [email])).map(
      ({ kind }) => kind,
    );

  test('stays with the mailbox when a client gets another address', async () => {
    const [former, next] = [address('former'), address('next')];
    const id = String((await owner.post('/api/x/studio/clients', { name: 'Dana', email: former })).json.id);
    await unsubscribe(id);
    const changed = await owner.put(`/api/x/studio/clients/${id}`, { details: { email: next } });
    expect(changed.status).toBe(204);
    expect(await sql(`select email, ${columns} from clients where id = $1`, [id])).toEqual([
      { email: next, reminders: null, reviews: null },
    ]);
    expect([await stopsOf(former), await stopsOf(next)]).toEqual([['reminders_stopped_at'], []]);
  });

  test('stays with the mailbox after a client is deleted for good', async () => {
    const email = address('deleted');
    const id = String((await owner.post('/api/x/studio/clients', { name: 'Dana', email })).json.id);
    await unsubscribe(id);
    await owner.delete(`/api/x/studio/clients/${id}`);
    await purgeTrash(new Date(Date.now() + 31 * 86_400_000));
    expect(await sql('select 1 from clients where id = $1', [id])).toEqual([]);
    expect(await stopsOf(email)).toEqual(['reminders_stopped_at']);
  });
});
