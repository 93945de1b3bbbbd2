'use client';

import { ChevronRight, Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { WebhookView } from '@/modules/webhooks/queries/webhooks';
import { EVERYTHING, WEBHOOKS_MAX } from '@/modules/webhooks/rules/webhook';
import { Button } from '@/ui/admin/Button';
import { Page } from '@/ui/admin/Page';
import ui from '@/ui/admin/ui.module.css';
import { useEventNames } from './EventNames';
import { FailureText } from './FailureText';
import { HookChip } from './HookChip';
import { NewWebhook } from './NewWebhook';
import css from './webhooks.module.css';

/** The events of a webhook, as one line. */
function EventWords({ events }: { events: string[] }) {
  const t = useTranslations('admin-webhooks');
  const { word } = useEventNames();
  const format = useFormatter();
  if (events.includes(EVERYTHING)) return t('everything');
  return format.list(events.map(word));
}

/** Each webhook with its state; the secret of a new one is shown once. */
export function WebhooksPage({ webhooks }: { webhooks: WebhookView[] }) {
  const t = useTranslations('admin-webhooks');
  const router = useRouter();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button look="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden /> {t('add')}
    </Button>
  );
  const room = webhooks.length > 0 && webhooks.length < WEBHOOKS_MAX;
  return (
    <Page title={t('title')} help={t('help')} actions={room ? add : null}>
      {webhooks.length === 0 ? (
        <div className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          {add}
        </div>
      ) : (
        <ul className={css.hooks}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <Link href={`/admin/settings/webhooks/${webhook.id}`} prefetch={false}>
                <span className={css.where}>
                  <bdi dir="ltr">{webhook.url}</bdi>
                  <span>
                    <EventWords events={webhook.events} />
                  </span>
                  {webhook.failing_since && webhook.last_failure ? (
                    <span className={css.why}>
                      <FailureText of={webhook.last_failure} />
                    </span>
                  ) : null}
                </span>
                <HookChip webhook={webhook} />
                <ChevronRight className={css.onward} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={css.more}>
        {t.rich('forBuilders', { link: (text) => <a href="/api/openapi.json">{text}</a> })}
      </p>
      {adding ? (
        <NewWebhook
          onClose={(made) => {
            setAdding(false);
            if (made) router.push(`/admin/settings/webhooks/${made}`);
          }}
        />
      ) : null}
    </Page>
  );
}
