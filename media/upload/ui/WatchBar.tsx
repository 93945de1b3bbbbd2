'use client';

import { FolderSync, MonitorDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import css from './uploads.module.css';
import { useFolderWatch, useKeptFolder } from './use-folder-watch';
import { sendingInto, usePrograms } from './use-program-states';

const EVERY_MS = 15_000;

/** The line about the folder that this page watches, or that an earlier one watched for a gallery of this project. */
export function WatchBar({ galleries }: { galleries: readonly { id: string; name: string }[] }) {
  const t = useTranslations('admin-photos.method');
  const { folder, gallery, found, lost, stop } = useFolderWatch();
  const { kept, goOn, drop } = useKeptFolder();
  const nameOf = (gallery: string | null) => galleries.find(({ id }) => id === gallery)?.name;
  if (folder === null) {
    const keptFor = nameOf(kept?.gallery ?? null);
    return kept && keptFor ? (
      <p className={css.watching} role="status">
        <FolderSync aria-hidden />
        <span>{t('watchAgain', { folder: kept.folder.name, gallery: keptFor })}</span>
        <Button small onClick={() => void goOn()}>
          {t('watchGoOn')}
        </Button>
        <Button small look="quiet" onClick={drop}>
          {t('watchStop')}
        </Button>
      </p>
    ) : null;
  }
  const name = nameOf(gallery);
  return (
    <p className={css.watching} data-lost={lost || undefined} role="status">
      <FolderSync aria-hidden />
      <span>
        {lost
          ? t('watchLost', { folder })
          : name
            ? t('watching', { folder, gallery: name, count: found })
            : t('watchingElsewhere', { folder, count: found })}
      </span>
      <Button small onClick={stop}>
        {t('watchStop')}
      </Button>
    </p>
  );
}

/** A line about each program that has photographs left and uploads into this gallery. */
export function SendingPrograms({ gallery }: { gallery: string }) {
  const t = useTranslations('admin-photos.method');
  const programs = sendingInto(usePrograms(EVERY_MS), gallery);
  return programs.map(({ id, name, doing }) => (
    <p key={id} className={css.watching} role="status">
      <MonitorDown aria-hidden />
      <span>
        {t(doing?.status === 'paused' ? 'sendingPaused' : 'sending', { name, count: doing?.pending ?? 0 })}
      </span>
    </p>
  ));
}
