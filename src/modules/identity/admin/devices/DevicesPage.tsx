'use client';

import { toast } from '@payloadcms/ui';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeviceView } from '@/modules/identity/devices/queries';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { Page } from '@/ui/admin/Page';
import css from '@/ui/admin/team.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { NewDevice } from './NewDevice';

/** Lists programs with their last use; a token is shown once, when it is created. */
export function DevicesPage({ devices, me, server }: { devices: DeviceView[]; me: string; server: string }) {
  const t = useTranslations('admin-studio.devices');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [adding, setAdding] = useState(false);
  const revoke = async ({ id, name }: DeviceView) => {
    const question = { title: t('revokeTitle', { name }), text: t('revokeText'), accept: t('revoke') };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/devices/${id}`, { method: 'DELETE' });
      toast.success(t('revoked', { name }));
      router.refresh();
    });
  };
  const add = (
    <Button look="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden /> {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} help={t('help')} actions={devices.length > 0 ? add : null}>
      {devices.length === 0 ? (
        <div className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          {add}
        </div>
      ) : (
        <ul className={css.list}>
          {devices.map((device) => (
            <li key={device.id}>
              <div>
                <bdi>{device.name}</bdi>
                <span>
                  {device.user_id === me ? null : <bdi>{device.person} · </bdi>}
                  {device.last_used_at
                    ? t.rich('lastUsed', { at: () => <Moment at={device.last_used_at ?? ''} /> })
                    : t('neverUsed')}
                </span>
              </div>
              <Button
                look="quiet"
                disabled={busy}
                aria-label={t('revokeOne', { name: device.name })}
                onClick={() => void revoke(device)}
              >
                {t('revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <NewDevice
          server={server}
          onClose={() => {
            setAdding(false);
            router.refresh();
          }}
        />
      ) : null}
      {dialog}
    </Page>
  );
}
