import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { listWebhooks } from '@/modules/webhooks/queries/webhooks';
import { EventNames, WebhooksPage } from './lazy';
import { ownEvents } from './own-events';

/** The page of an account's webhooks, owner only. */
export async function WebhooksView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'webhook.manage') === 'none') notFound();
  const t = translator(person.locale);
  const webhooks = await listWebhooks(person.account);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-webhooks.title') }]}>
      <EventNames own={ownEvents(t)}>
        <WebhooksPage webhooks={webhooks} />
      </EventNames>
    </StudioPage>
  );
}
