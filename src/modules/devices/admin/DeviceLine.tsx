'use client';

import { toast } from '@payloadcms/ui';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import type { DeviceView } from '../operations/read-devices';
import css from './devices.module.css';

const TONE = {
  connected: 'live',
  needs_update: 'yours',
  not_running: undefined,
  waiting: undefined,
  unknown: undefined,
} as const;

/** One connected program: its state, what it does, and its end. */
export function DeviceLine({ device, onRevoked }: { device: DeviceView; onRevoked: () => Promise<void> }) {
  const t = useTranslations('admin-devices');
  const format = useFormatter();
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const { id, name, kind, state, doing, version } = device;
  const revoke = async () => {
    const text = t(state === 'unknown' ? 'revokeKeyText' : 'revokeText');
    const question = { title: t('revokeTitle', { name }), text, accept: t('revoke') };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/devices/${id}`, { method: 'DELETE' });
      toast.success(t('revoked', { name }));
      await onRevoked();
    });
  };
  const at = device.seen_at ?? device.last_used_at;
  const notice = kind !== 'program' && (state === 'needs_update' || state === 'not_running') ? state : null;
  return (
    <li>
      <div className={css.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={css.facts}>
          {kind === 'program' ? null : (
            <span>
              {t(`kind.${kind}`)}
              {version ? <> · {t('version', { version })}</> : null}
            </span>
          )}
          {device.own ? null : <bdi>{device.person}</bdi>}
          <span>{at ? t.rich('lastActive', { at: () => <Moment at={at} /> }) : t('neverUsed')}</span>
          <span>
            {t('mayDo', { scopes: format.list(device.scopes.map((scope) => t(`scopeShort.${scope}`))) })}
          </span>
        </span>
        {state === 'connected' && doing ? <Doing doing={doing} ours={kind === 'agent'} /> : null}
        {notice ? <span className={css.notice}>{t(`notice.${notice}`, { name })}</span> : null}
      </div>
      <span className={ui.chip} data-tone={TONE[state]} data-testid="device-state" data-state={state}>
        {t(`state.${state}`)}
      </span>
      {device.taken ? (
        <Button
          look="quiet"
          disabled={busy}
          aria-label={t('revokeOne', { name })}
          onClick={() => void revoke()}
        >
          {t('revoke')}
        </Button>
      ) : null}
      {dialog}
    </li>
  );
}

/** What a running program says it does. The heartbeat only counts refused files: `ours` names them on its own page. */
function Doing({ doing, ours }: { doing: NonNullable<DeviceView['doing']>; ours: boolean }) {
  const t = useTranslations('admin-devices.doing');
  const { status, pending = 0, failed = 0, missing = 0 } = doing;
  if (status !== 'paused' && pending + failed + missing === 0) return null;
  return (
    <span className={css.facts}>
      {status === 'paused' ? <span>{t('paused')}</span> : null}
      {pending > 0 ? <span>{t('pending', { count: pending })}</span> : null}
      {missing > 0 ? <span className={css.bad}>{t('missing', { count: missing })}</span> : null}
      {failed > 0 ? <span className={css.bad}>{t('failed', { count: failed })}</span> : null}
      {failed > 0 && ours ? <span>{t('failedWhere')}</span> : null}
    </span>
  );
}
