import { qrOf } from '@/core/draw-qr';
import { sendsMail } from '@/core/mail/sends-mail';
import { formatCode } from '@/modules/access/rules/project-code';
import { codeLinkOf } from '@/modules/access/share-link';
import { listTemplates } from '@/modules/messaging/queries/messages-repo';
import { countArrivals, listNamedVisitors } from '@/modules/people/queries/arrivals-repo';
import { listPeople } from '@/modules/people/queries/clients-repo';
import { isPreparing } from '@/modules/project/queries/galleries-repo';
import { ClientsTab } from '../lazy';
import type { Tab } from '../tab';

/** Loads the clients tab: participants, code and link. */
export const clientsTab: Tab = async ({ entered: { event } }) => {
  const link = codeLinkOf(event);
  const [people, arrivals, visitors, templates, preparing, qr] = await Promise.all([
    listPeople(event.id),
    countArrivals(event.id),
    listNamedVisitors(event.id),
    listTemplates(event.account_id),
    isPreparing(event.id),
    qrOf(link),
  ]);
  return {
    page: (
      <ClientsTab
        project={{ id: event.id, name: event.name, language: event.locale, templates, mails: sendsMail() }}
        code={formatCode(event.code)}
        link={link}
        qr={qr}
        studio={event.brand_name}
        published={event.published_at !== null}
        archived={event.archived_at !== null}
        people={people}
        arrivals={arrivals}
        visitors={visitors}
        preparing={preparing}
      />
    ),
  };
};
