import { formatCode } from '@/domain/project-code';
import { qrOf } from '@/server/draw-qr';
import { env } from '@/server/env';
import { countArrivals, listNamedVisitors } from '@/server/studio/arrivals-repo';
import { listPeople } from '@/server/studio/clients-repo';
import { listTemplates } from '@/server/studio/messages-repo';
import type { Tab } from '../tab';
import { ClientsTab } from './ClientsTab';

/** Who is invited, and the ways in. */
export const clientsTab: Tab = async ({ entered: { event } }) => {
  const link = `${env().publicUrl}/events/${event.id}?c=${encodeURIComponent(event.code)}`;
  const [people, arrivals, visitors, templates, qr] = await Promise.all([
    listPeople(event.id),
    countArrivals(event.id),
    listNamedVisitors(event.id),
    listTemplates(event.account_id),
    qrOf(link),
  ]);
  return {
    page: (
      <ClientsTab
        project={{ id: event.id, name: event.name, language: event.locale, templates }}
        code={formatCode(event.code)}
        link={link}
        qr={qr}
        published={event.published_at !== null}
        archived={event.archived_at !== null}
        people={people}
        arrivals={arrivals}
        visitors={visitors}
      />
    ),
  };
};
