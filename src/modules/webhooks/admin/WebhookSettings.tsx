'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { WebhookView } from '@/modules/webhooks/queries/webhooks';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { Section } from '@/ui/admin/Page';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { EventFields } from './EventFields';
import css from './webhooks.module.css';

/** Address and events of a webhook. Sends only what was changed. */
export function WebhookSettings({ webhook }: { webhook: WebhookView }) {
  const t = useTranslations('admin-webhooks');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['url', 'events']);
  const [url, setUrl] = useState(webhook.url);
  const [events, setEvents] = useState(webhook.events);
  const other = {
    ...(url === webhook.url ? {} : { url }),
    ...([...events].sort().join() === [...webhook.events].sort().join() ? {} : { events }),
  };
  const save = () =>
    act(async () => {
      const now = await call<WebhookView>(`/api/x/studio/webhooks/${webhook.id}`, {
        method: 'PUT',
        body: other,
      });
      setUrl(now.url);
      setEvents(now.events);
      toast.success(t('saved'));
      router.refresh();
    });
  return (
    <Section title={t('settings')}>
      <form
        noValidate
        className={css.form}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('url')}
          help={t('urlHelp')}
          name="url"
          type="url"
          dir="ltr"
          autoComplete="off"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          errors={errors.url}
        />
        <EventFields events={events} onEvents={setEvents} errors={errors.events} />
        <div className={css.row}>
          <Button type="submit" look="primary" busy={busy} disabled={Object.keys(other).length === 0}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
