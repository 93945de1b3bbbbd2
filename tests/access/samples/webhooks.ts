import { pool } from '@/core/db/pool';
import type { Sample } from '../samples';
import type { World } from '../world';

const WEBHOOK = { url: 'https://hooks.example.com/in', events: ['selection.completed'] };

/** A webhook of the world's studio, the only one there; strangers are not told that it is. */
async function ofWebhook({ people }: World): Promise<Sample> {
  await pool().query('delete from webhooks');
  const made = await people.owner.post('/api/x/studio/webhooks', WEBHOOK);
  return { params: { id: String(made.json.id) }, says: { guest: 404, client: 404 } };
}

/** How the endpoints of webhooks are asked. */
export const WEBHOOK_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'studio.webhooks': () => ({ global: true }),
  'studio.create-webhook': async () => {
    await pool().query('delete from webhooks');
    return { body: WEBHOOK, global: true };
  },
  'studio.change-webhook': async (world) => ({ ...(await ofWebhook(world)), body: { enabled: false } }),
  'studio.remove-webhook': ofWebhook,
  'studio.renew-webhook-secret': ofWebhook,
  'studio.try-webhook': ofWebhook,
  'studio.webhook-deliveries': ofWebhook,
  'studio.replay-webhook': async (world) => ({ ...(await ofWebhook(world)), body: {} }),
};
