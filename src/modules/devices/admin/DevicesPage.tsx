'use client';

import { KeyRound, Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Page } from '@/ui/admin/Page';
import ui from '@/ui/admin/ui.module.css';
import type { Downloads } from './AgentDownload';
import { DeviceLine } from './DeviceLine';
import css from './devices.module.css';
import { GetPrograms } from './GetPrograms';
import { NewDevice } from './NewDevice';
import { PairDevice } from './PairDevice';
import { Questions } from './Questions';
import { type DevicesState, useDevices } from './use-devices';

/** Connected programs with their live states, and the ways to connect another one. */
export function DevicesPage({
  first,
  code,
  newKey,
  server,
  downloads,
}: {
  first: DevicesState;
  /** A code of the address: the screen asks about it at once. */
  code: string | null;
  /** The address opens the dialog of a new key. */
  newKey: boolean;
  server: string;
  downloads: Downloads;
}) {
  const t = useTranslations('admin-devices');
  const { devices, questions, reload } = useDevices(first);
  const [open, setOpen] = useState<'pair' | 'key' | null>(code ? 'pair' : newKey ? 'key' : null);
  useLinkedPart();
  const close = () => {
    setOpen(null);
    // What the address opened is not opened again when the page is reloaded.
    if (code || newKey) history.replaceState(history.state, '', location.pathname);
    void reload();
  };
  const connect = (
    <div className={css.ways}>
      <Button look="primary" onClick={() => setOpen('pair')}>
        <Link2 aria-hidden /> {t('connect')}
      </Button>
      <Button look="quiet" onClick={() => setOpen('key')}>
        <KeyRound aria-hidden /> {t('add')}
      </Button>
    </div>
  );
  return (
    <Page title={t('title')} help={t('help')} actions={devices.length > 0 ? connect : null}>
      <Questions questions={questions} onAnswered={reload} />
      {devices.length === 0 ? (
        <div className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          {connect}
        </div>
      ) : (
        <ul className={css.list}>
          {devices.map((device) => (
            <DeviceLine key={device.id} device={device} onRevoked={reload} />
          ))}
        </ul>
      )}
      <div className={css.get}>
        <GetPrograms downloads={downloads} server={server} />
      </div>
      {open === 'pair' ? <PairDevice code={code} onClose={close} /> : null}
      {open === 'key' ? <NewDevice server={server} onClose={close} /> : null}
    </Page>
  );
}

/** Shows and focuses the part that the address names: this screen is loaded after the browser looked for it. */
function useLinkedPart() {
  useEffect(() => {
    const show = () => {
      const part = document.getElementById(location.hash.slice(1));
      part?.scrollIntoView({ block: 'start' });
      part?.focus({ preventScroll: true });
    };
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);
}
