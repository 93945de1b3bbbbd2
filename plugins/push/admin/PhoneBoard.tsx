'use client';

import { useT } from '@plugins/kit/admin';
import { Button, CheckField, Moment, Reading } from '@plugins/kit/admin/parts';
import { KINDS } from '../rules/kinds';
import { InstallSteps } from './InstallSteps';
import css from './phone.module.css';
import { type Device, useNotices } from './use-notices';

/** The admin on a phone: how to put it on the home screen, and notices on this device and others. */
export function PhoneBoard() {
  const t = useT('push');
  const { read, busy, ability, own, others, turnOn, change, remove, test } = useNotices();
  if (!read.found) return <Reading of={read} text={t('failed')} />;
  return (
    <div className={css.board}>
      <InstallSteps />
      <section className={css.part}>
        <h2>{t('notices.title')}</h2>
        <p>{t('notices.text')}</p>
        {own ? (
          <>
            <div className={css.kinds}>
              {KINDS.map((kind) => (
                <CheckField
                  key={kind}
                  label={t(`kind.${kind}`)}
                  checked={own[kind]}
                  disabled={busy}
                  onChange={(event) => void change({ ...own, [kind]: event.target.checked })}
                />
              ))}
            </div>
            <div className={css.acts}>
              <Button busy={busy} onClick={() => void test(own)}>
                {t('notices.test')}
              </Button>
              <Button busy={busy} onClick={() => void remove(own)}>
                {t('notices.off')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {ability === 'ready' || ability === 'refused' ? (
              <Button look="primary" busy={busy} onClick={() => void turnOn()}>
                {t('notices.on')}
              </Button>
            ) : null}
            {ability === 'ready' ? null : <p role="status">{t(`notices.${ability}`)}</p>}
          </>
        )}
      </section>
      {others.length > 0 ? (
        <section className={css.part}>
          <h2>{t('others')}</h2>
          <ul className={css.devices}>
            {others.map((device) => (
              <Other key={device.id} device={device} busy={busy} onRemove={() => void remove(device)} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Other({ device, busy, onRemove }: { device: Device; busy: boolean; onRemove: () => void }) {
  const t = useT('push');
  return (
    <li>
      <span>
        <bdi>{device.name}</bdi>
        <small>
          <Moment at={device.created_at} />
        </small>
      </span>
      <Button busy={busy} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
