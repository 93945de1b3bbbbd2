'use client';

import { ExternalLink, History, Monitor, Redo2, Rocket, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { PublishDialog } from './dialogs/PublishDialog';
import { VersionsDialog } from './dialogs/VersionsDialog';
import { NAMES } from './fields/WordsField';
import type { Device } from './preview/devices';
import { useBuilder } from './state/builder-context';
import css from './styles/frame.module.css';

const DEVICE_ICONS = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

/** Indicator of the save state. */
function SaveMark() {
  const t = useT('sites.builder.save');
  const { kept } = useBuilder();
  return (
    <span className={css.saveMark} role="status" data-state={kept.state}>
      {t(kept.state)}
      {kept.state === 'failed' ? (
        <>
          {kept.trouble ? <small>{kept.trouble}</small> : null}
          <Button small onClick={() => void kept.save()}>
            {t('again')}
          </Button>
        </>
      ) : null}
    </span>
  );
}

/** Actions for the whole site: undo, languages, preview widths, versions, publishing. */
export function TopBar({ device, setDevice }: { device: Device; setDevice: (device: Device) => void }) {
  const t = useT('sites.builder');
  const { document, language, setLanguage, facts, changes, undo, redo, canUndo, canRedo } = useBuilder();
  const [open, setOpen] = useState<'publish' | 'versions' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={css.bar}>
      <div className={css.barGroup}>
        <button
          type="button"
          className={css.tool}
          disabled={!canUndo}
          aria-label={t('undo')}
          title={t('undo')}
          onClick={undo}
        >
          <Undo2 aria-hidden />
        </button>
        <button
          type="button"
          className={css.tool}
          disabled={!canRedo}
          aria-label={t('redo')}
          title={t('redo')}
          onClick={redo}
        >
          <Redo2 aria-hidden />
        </button>
        <SaveMark />
      </div>
      {document.languages.length > 1 ? (
        <fieldset className={css.switch} aria-label={t('language')}>
          {document.languages.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {NAMES[one]}
            </button>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={css.switch} data-devices aria-label={t('width')}>
        {(Object.keys(DEVICE_ICONS) as Device[]).map((one) => {
          const Icon = DEVICE_ICONS[one];
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === device}
              aria-label={t(`device.${one}`)}
              title={t(`device.${one}`)}
              onClick={() => setDevice(one)}
            >
              <Icon aria-hidden />
            </button>
          );
        })}
      </fieldset>
      <div className={css.barGroup} data-end>
        {facts.address && facts.live ? (
          <a
            className={css.tool}
            href={facts.address}
            target="_blank"
            rel="noreferrer"
            aria-label={t('visit')}
            title={t('visit')}
          >
            <ExternalLink aria-hidden />
          </a>
        ) : null}
        <button
          type="button"
          className={css.tool}
          aria-label={t('versions.title')}
          title={t('versions.title')}
          onClick={() => setOpen('versions')}
        >
          <History aria-hidden />
        </button>
        {facts.may_publish ? (
          <Button look="primary" onClick={() => setOpen('publish')}>
            <Rocket aria-hidden /> {t('publish.button')}
            {facts.live && changes.length > 0 ? <span className={css.badge}>{changes.length}</span> : null}
          </Button>
        ) : null}
      </div>
      {open === 'publish' ? <PublishDialog onClose={close} /> : null}
      {open === 'versions' ? <VersionsDialog onClose={close} /> : null}
    </header>
  );
}
