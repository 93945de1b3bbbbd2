'use client';

import { History } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { Reading } from '@/ui/admin/Reading';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useRead } from '@/ui/admin/use-read';
import type { StudioSite, StudioVersion } from '../../rules/studio-site';
import { useBuilder } from '../state/builder-context';
import dialogs from '../styles/dialogs.module.css';
import shared from '../styles/shared.module.css';

/** Former versions of the site; restoring one first saves the draft as a version. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('sites.builder.versions');
  const call = useCall();
  const { busy, act } = useAct();
  const { query, kept, take } = useBuilder();
  const read = useRead<{ versions: StudioVersion[] }>(`/api/x/sites/versions${query}`);
  const restore = (number: number) =>
    act(async () => {
      if (!(await kept.save())) return;
      await call(`/api/x/sites/versions/${number}/restore${query}`, { method: 'POST' });
      const { document, revision } = await call<StudioSite>(`/api/x/sites/draft${query}`);
      if (document) take({ document, revision });
      onClose();
    });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className={shared.note}>{t('help')}</p>
      {!read.found || read.failed ? (
        <Reading of={read} text={t('failed')} />
      ) : read.found.versions.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul className={dialogs.versions}>
          {read.found.versions.map(({ number, kind, made_at, made_by, live }) => (
            <li key={number}>
              <div>
                <strong>
                  {t('number', { number })} {live ? <em>{t('live')}</em> : null}
                </strong>
                <small>
                  {t(kind)} · <Moment at={made_at} />
                  {made_by ? (
                    <>
                      {' · '}
                      <bdi>{made_by}</bdi>
                    </>
                  ) : null}
                </small>
              </div>
              <Button small busy={busy} onClick={() => void restore(number)}>
                <History aria-hidden /> {t('restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
