import { pool } from '@plugins/kit/server/database';
import { fetchGuarded, namedHosts } from '@plugins/kit/server/internal';
import { publicUrl, translator } from '@plugins/kit/server/texts';
import { deleteDevice, findDevice } from '../queries/devices';
import { encryptPush } from '../rules/encrypt';
import { vapidHeader } from '../rules/vapid';
import { ownKeys } from './keys';
import type { Notice } from './notify';

/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT_SECONDS = 24 * 3600;
/** The tab of a project that a notice opens. */
const TABS = { completed: 'picks', comments: 'talk', guests: 'guest-photos' } as const;

const pathOf = ({ kind, project }: Notice): string => {
  if (kind === 'orders') return '/admin/x/shop/orders';
  if (kind === 'test' || !project) return '/admin';
  return `/admin/projects/${project.id}/${TABS[kind]}`;
};

/**
 * Sends a notice to a device, in its language. A device that its push service does not know any more is deleted. Throws
 * where the push service asks to try again.
 */
export async function sendNotice(id: string, notice: Notice, now = Date.now()): Promise<void> {
  const device = await findDevice(pool(), id);
  if (!device) return;
  const t = translator(device.locale);
  const project = notice.project?.name ?? '';
  const message = JSON.stringify({
    title: t(`push.notice.${notice.kind}.title`, { project }),
    body: t(`push.notice.${notice.kind}.text`, { project }),
    path: pathOf(notice),
    tag: `${notice.kind} ${notice.project?.id ?? ''}`,
    locale: device.locale,
  });
  const answer = await fetchGuarded(
    device.endpoint,
    {
      method: 'POST',
      headers: {
        TTL: String(KEPT_SECONDS),
        Urgency: 'normal',
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        Authorization: vapidHeader(device.endpoint, ownKeys(), { subject: publicUrl(), now }),
      },
      body: encryptPush(message, device),
    },
    { named: namedHosts() },
  );
  if (answer.ok) return;
  if (answer.status === 404 || answer.status === 410) await deleteDevice(pool(), id);
  else if (answer.status === 429 || answer.status >= 500)
    throw new Error(`The push service of device ${id} answered ${answer.status}; it is tried again.`);
  else
    console.error(
      `Notice for device ${id}: its push service refused it with ${answer.status}; the notice is lost. Check PUBLIC_URL.`,
    );
}
