import { toString as drawQr } from 'qrcode';
import { formatCode } from '@/domain/project-code';
import { env } from '@/server/env';
import { countVisitors, listInvitations } from '@/server/studio/clients-repo';
import type { Tab } from '../tab';
import { ClientsTab } from './ClientsTab';

/** Who is invited, and the ways in. */
export const clientsTab: Tab = async ({ entered: { event } }) => {
  const link = `${env().publicUrl}/events/${event.id}?c=${encodeURIComponent(event.code)}`;
  const [invitations, visitors, qr] = await Promise.all([
    listInvitations(event.id),
    countVisitors(event.id),
    drawQr(link, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }),
  ]);
  return {
    page: (
      <ClientsTab
        event={event.id}
        code={formatCode(event.code)}
        link={link}
        qr={`data:image/svg+xml;base64,${Buffer.from(qr).toString('base64')}`}
        published={event.published_at !== null}
        archived={event.archived_at !== null}
        invitations={invitations}
        visitors={visitors}
      />
    ),
  };
};
