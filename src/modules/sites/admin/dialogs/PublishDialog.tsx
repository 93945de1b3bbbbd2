'use client';

import { ExternalLink, Rocket } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import type { StudioSite } from '../../rules/studio-site';
import { PicturesBeingMade } from '../preview/PicturesBeingMade';
import { useBuilder } from '../state/builder-context';
import dialogs from '../styles/dialogs.module.css';
import shared from '../styles/shared.module.css';
import { Changes } from './Changes';
import { Later } from './Later';
import { LeftOut } from './LeftOut';

const NAME_MAX = 63;
/** Suggests a site name from the studio's name, if its letters allow. */
const nameOf = (studio: string) =>
  studio
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, NAME_MAX);

/** Lists the changes and publishes them; afterwards shows the address. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useT('sites.builder.publish');
  const call = useCall();
  const { busy, errors, act } = useAct(['site_name']);
  const { facts, changes, kept, document, query, setFacts } = useBuilder();
  const [name, setName] = useState(facts.site_name ?? nameOf(facts.studio));
  const [done, setDone] = useState<string | null>(null);
  const nameless = facts.address === null;
  const publish = () =>
    act(async () => {
      if (nameless) {
        const body = { account: { site_name: name }, seen: { site_name: facts.site_name } };
        await call('/api/x/studio/account', { method: 'PUT', body });
      }
      if (!(await kept.save())) return;
      const body = { revision: kept.revisionNow() };
      await call(`/api/x/sites/publish${query}`, { method: 'POST', body, quiet: true });
      const { address, site_name, published_at } = await call<StudioSite>(`/api/x/sites/draft${query}`);
      setFacts({ address, site_name, published_at, live: document, scheduled_at: null });
      setDone(address ?? '');
    });
  if (done !== null)
    return (
      <Dialog title={t('done')} onClose={onClose}>
        <p>{t('doneText')}</p>
        <PicturesBeingMade note={t('donePictures')} />
        <LeftOut onClose={onClose} />
        <p className={dialogs.address}>
          <a href={done} target="_blank" rel="noreferrer" dir="ltr">
            {done.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <DialogActions>
          <CopyButton text={done} label={t('copy')} />
          <ButtonLink href={done} newTab look="primary">
            <ExternalLink aria-hidden /> {t('open')}
          </ButtonLink>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Changes changes={changes} first={facts.live === null} />
      <LeftOut onClose={onClose} />
      <PicturesBeingMade />
      {nameless ? (
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          dir="ltr"
          value={name}
          maxLength={NAME_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...(errors.site_name ? { errors: errors.site_name } : {})}
          onChange={({ target }) => setName(target.value)}
        />
      ) : (
        <p className={shared.note}>
          {t('at')} <bdi dir="ltr">{facts.address?.replace(/^https?:\/\//, '')}</bdi>
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          look="primary"
          busy={busy}
          disabled={(changes.length === 0 && !nameless) || (nameless && name.trim() === '')}
          onClick={() => void publish()}
        >
          <Rocket aria-hidden /> {t('now')}
        </Button>
      </DialogActions>
      {nameless ? null : <Later busy={busy} act={act} />}
    </Dialog>
  );
}
