import { pool } from '@plugins/kit/server/database';
import { guestLinkOf, qrOf, whatsappLink } from '@plugins/kit/server/internal';
import { type EventRow, openNow } from '@plugins/kit/server/projects';
import { services } from '@plugins/kit/server/services';
import { translator } from '@plugins/kit/server/texts';
import { listCounts } from '../queries';
import { mailLink } from '../rules/channels';
import type { SharingView } from '../rules/wire';

/** Reads what the studio hands on of a project, and what its clients and guests shared. */
export async function readTab(event: EventRow): Promise<SharingView> {
  const link = guestLinkOf(event);
  const text = translator(event.locale)('sharing.message.gallery', { studio: event.brand_name });
  return {
    allowed: event.allow_sharing,
    counts: await listCounts(pool(), event.id),
    project: event.name,
    studio: event.brand_name,
    guests: {
      open: openNow(event).allowed,
      link,
      qr: await qrOf(link),
      whatsapp: whatsappLink(null, `${text} ${link}`),
      email: mailLink(event.name, `${text}\r\n\r\n${link}\r\n`),
    },
    facebook: services.app('facebook') !== null,
  };
}
