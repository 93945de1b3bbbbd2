'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeliveryView, WebhookView } from '@/modules/webhooks/queries/webhooks';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Page, Section } from '@/ui/admin/Page';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { Deliveries } from './Deliveries';
import { HookChip } from './HookChip';
import { HookNotice } from './HookNotice';
import { SecretDialog } from './SecretDialog';
import { WebhookSettings } from './WebhookSettings';
import css from './webhooks.module.css';

/** One webhook: state, delivery log, settings, secret, and deletion. */
export function WebhookPage({ webhook, deliveries }: { webhook: WebhookView; deliveries: DeliveryView[] }) {
  const t = useTranslations('admin-webhooks');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [secret, setSecret] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const path = `/api/x/studio/webhooks/${webhook.id}`;
  const host = new URL(webhook.url).host;
  const off = webhook.disabled_at !== null;

  const test = () =>
    act(async () => {
      await call(`${path}/test`, { method: 'POST', body: {} });
      setSent((count) => count + 1);
    });
  const turn = () =>
    act(async () => {
      await call(path, { method: 'PUT', body: { enabled: off } });
      router.refresh();
    });
  const renew = async () => {
    if (!(await ask({ title: t('renewTitle'), text: t('renewText'), accept: t('renew') }))) return;
    await act(async () => {
      const { secret: made } = await call<{ secret: string }>(`${path}/secret`, { method: 'POST', body: {} });
      setSecret(made);
    });
  };
  const remove = async () => {
    const question = { title: t('removeTitle', { host }), text: t('removeText'), accept: t('remove') };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(path, { method: 'DELETE' });
      router.push('/admin/settings/webhooks');
    });
  };
  return (
    <Page
      title={
        <span className={css.title}>
          <bdi dir="ltr">{host}</bdi> <HookChip webhook={webhook} />
        </span>
      }
      help={<bdi dir="ltr">{webhook.url}</bdi>}
      actions={
        <>
          <Button disabled={busy || off} onClick={() => void test()}>
            {t('test')}
          </Button>
          <Button disabled={busy} look={off ? 'primary' : 'plain'} onClick={() => void turn()}>
            {t(off ? 'turnOn' : 'turnOff')}
          </Button>
        </>
      }
    >
      <HookNotice webhook={webhook} />
      <Deliveries webhook={webhook} first={deliveries} sent={sent} />
      <WebhookSettings webhook={webhook} />
      <Section title={t('secret')} help={t('secretHelp')}>
        <div className={css.row}>
          <Button disabled={busy} onClick={() => void renew()}>
            {t('renew')}
          </Button>
        </div>
      </Section>
      <Section title={t('end')} help={t('removeText')}>
        <div className={css.row}>
          <Button disabled={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      </Section>
      {dialog}
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
    </Page>
  );
}
