import { pool } from '@/core/db/pool';
import type { Sample } from '../samples';
import type { World } from '../world';

const WEBHOOK = { url: 'https://hooks.example.com/in', events: ['selection.completed'] };

/** The only webhook of the world's studio; strangers get 404. */
async function ofWebhook({ people }: World): Promise<Sample> {
  await pool().query('delete from webhooks');
  const made = await people.owner.post('/api/x/studio/webhooks', WEBHOOK);
  return { params: { id: String(made.json.id) }, says: { guest: 404, client: 404 } };
}

/** Requests of the webhook endpoints. */
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
