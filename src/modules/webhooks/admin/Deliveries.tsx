'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import type { DeliveryView, WebhookView } from '@/modules/webhooks/queries/webhooks';
import { Button } from '@/ui/admin/Button';
import { SelectField } from '@/ui/admin/Field';
import { Section } from '@/ui/admin/Page';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { Delivery } from './Delivery';
import { type Shown, useDeliveries } from './use-deliveries';
import css from './webhooks.module.css';

const FILTERS: Shown[] = ['all', 'failed', 'waiting', 'delivered'];

/** The delivery log: each message with its attempts; resends one, or all failed ones. */
export function Deliveries(given: { webhook: WebhookView; first: DeliveryView[]; sent: number }) {
  const t = useTranslations('admin-webhooks');
  const call = useCall();
  const { busy, act } = useAct();
  const { webhook, list, shown, more, setShown, readMore, readAgain } = useDeliveries(given);
  const off = webhook.disabled_at !== null;
  const replay = (body: { delivery?: string }) =>
    act(async () => {
      const path = `/api/x/studio/webhooks/${webhook.id}/replay`;
      const { count } = await call<{ count: number }>(path, { method: 'POST', body });
      toast.success(t('sentAgain', { count }));
      await readAgain();
    });
  return (
    <Section title={t('messages')} help={t('messagesHelp')}>
      <div className={css.tools}>
        <SelectField
          label={t('show')}
          value={shown}
          onChange={({ target }) => setShown(target.value as Shown)}
          options={FILTERS.map((one) => ({ value: one, label: t(`shown.${one}`) }))}
        />
        {webhook.failed > 0 ? (
          <Button disabled={busy || off} onClick={() => void replay({})}>
            {t('replayAll', { count: webhook.failed })}
          </Button>
        ) : null}
      </div>
      {list.length === 0 ? (
        <p className={css.none}>{t(shown === 'all' ? 'noMessages' : 'noneSuch')}</p>
      ) : (
        <ol className={css.deliveries} data-testid="deliveries">
          {list.map((one) => (
            <Delivery
              key={one.id}
              delivery={one}
              disabled={busy || off}
              onReplay={() => void replay({ delivery: one.id })}
            />
          ))}
        </ol>
      )}
      {more ? (
        <div className={css.row}>
          <Button onClick={() => void readMore()}>{t('older')}</Button>
        </div>
      ) : null}
    </Section>
  );
}
