import { storage } from '@media/storage/files';
import { pool } from '@/core/db/pool';
import type { Sample } from '../samples';
import type { World } from '../world';

const STRANGERS_THERE = { guest: 404, client: 404 };
const FILE = 'exports/of-the-matrix.zip';

/** A client of the studio, who hangs on no project. */
async function clientOf({ people }: World): Promise<Sample & { params: { client: string } }> {
  const made = await people.owner.post('/api/x/studio/clients', { name: 'Noa' });
  return { params: { client: String(made.json.id) }, says: STRANGERS_THERE };
}

/** Every signed-in user has an export; each may fetch only their own. */
async function exported(client: string | null): Promise<void> {
  await storage().put(FILE, Buffer.from('an archive'), { contentType: 'application/zip' });
  await pool().query(
    `insert into data_requests (id, kind, subject, user_id, client_id, account_id, state, file, due_at, ended_at)
     select gen_random_uuid(), 'export', $2, u.id, c.id, c.account_id, 'ready', $3, now(), now()
       from (select id from users where $1::uuid is null union all select null where $1 is not null) u
       left join clients c on c.id = $1`,
    [client, client ? 'client' : 'user', FILE],
  );
}

/** Requests of the personal-data endpoints. */
export const PERSON_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'data.export': async () => {
    await exported(null);
    return {};
  },
  'data.ask_erasure': () => ({ body: { password: 'not it' } }),
  'client.data': clientOf,
  'client.export': clientOf,
  'client.export-file': async (world) => {
    const sample = await clientOf(world);
    await exported(sample.params.client);
    return sample;
  },
  'client.erase': clientOf,
};
