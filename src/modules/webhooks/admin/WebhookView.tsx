import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { findWebhook, listDeliveries } from '@/modules/webhooks/queries/webhooks';
import { EventNames, WebhookPage } from './lazy';
import { ownEvents } from './own-events';

/** One webhook: its settings and its delivery log. */
export async function WebhookView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, , id] = (view.params?.segments as string[] | undefined) ?? [];
  if (!person.account || allow(person.role, 'webhook.manage') === 'none' || !isId(id)) notFound();
  const webhook = await findWebhook(id);
  if (webhook?.account_id !== person.account) notFound();
  const t = translator(person.locale);
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[
        { label: t('admin-webhooks.title'), url: '/admin/settings/webhooks' },
        { label: new URL(webhook.url).host },
      ]}
    >
      <EventNames own={ownEvents(t)}>
        <WebhookPage webhook={webhook} deliveries={await listDeliveries(id)} />
      </EventNames>
    </StudioPage>
  );
}
