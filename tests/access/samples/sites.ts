import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Sample } from '../samples';
import type { World } from '../world';

/** An inquiry at the world's studio: people of one project alone get 404. */
async function ofInquiry({ studio: { account } }: World): Promise<Sample> {
  const [site, id] = [uuidv7(), uuidv7()];
  const { rows } = await pool().query<{ id: string }>(
    `insert into sites (id, account_id, draft, revision, created_at, updated_at) values ($1, $2, '{}', 1, now(), now())
     on conflict (account_id) do update set updated_at = now() returning id`,
    [site, account],
  );
  await pool().query(
    `insert into site_inquiries (id, site_id, account_id, name, email, message, created_at, updated_at)
     values ($1, $2, $3, 'Noa', 'noa@guests.test', 'Are you free?', now(), now())`,
    [id, rows[0]?.id, account],
  );
  return { params: { id }, says: { guest: 404, client: 404 } };
}

/** A domain of the world's studio. */
async function ofDomain({ studio: { account } }: World): Promise<Sample> {
  const id = uuidv7();
  await pool().query(
    `insert into site_domains (id, account_id, host, proof, verified_at, created_at, updated_at)
     values ($1, $2, $3, 'proof', now(), now(), now())`,
    [id, account, `${id}.example.org`],
  );
  return { params: { id }, says: { guest: 404, client: 404 } };
}

/** Requests of the site endpoints. */
export const SITE_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'inquiry.list': () => ({ global: true }),
  'inquiry.mark': async (world) => ({ ...(await ofInquiry(world)), body: { read: true } }),
  'inquiry.delete': ofInquiry,
  'inquiry.restore': ofInquiry,
  'site.domains': () => ({ global: true }),
  'site.add-domain': async () => {
    await pool().query('delete from site_domains');
    return { body: { host: 'alma.example.org' }, global: true };
  },
  // An allowed caller gets the result of the lookup: not found is no refusal.
  'site.look-at-domain': ofDomain,
  'site.change-domain': async (world) => ({ ...(await ofDomain(world)), body: { main: true } }),
  'site.remove-domain': ofDomain,
};
