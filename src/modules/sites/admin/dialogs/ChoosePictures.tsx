'use client';

import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/ui/admin/Dialog';
import { useBuilder } from '../state/builder-context';
import css from '../styles/dialogs.module.css';
import { FromProjects } from './FromProjects';
import { FromSite } from './FromSite';
import { Upload } from './Upload';

const WAYS = ['projects', 'upload', 'site'] as const;

/** Chooses at most `most` pictures: from projects, by upload, or from the site's own. */
export function ChoosePictures({
  most,
  without = [],
  onChosen,
  onClose,
}: {
  most: number;
  /** Ids to exclude because they are in use already. */
  without?: string[];
  onChosen: (ids: string[]) => void;
  onClose: () => void;
}) {
  const t = useT('sites.builder.choose');
  const { query } = useBuilder();
  // The platform's own site has no projects.
  const ways = query ? WAYS.filter((one) => one !== 'projects') : WAYS;
  const [way, setWay] = useState<(typeof WAYS)[number]>(ways[0] ?? 'upload');
  return (
    <Dialog wide title={t('title', { count: most })} onClose={onClose}>
      <div className={css.tabs} role="tablist">
        {ways.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={way === one} onClick={() => setWay(one)}>
            {t(one)}
          </button>
        ))}
      </div>
      {way === 'projects' ? <FromProjects most={most} onChosen={onChosen} /> : null}
      {way === 'upload' ? <Upload most={most} onChosen={onChosen} /> : null}
      {way === 'site' ? <FromSite most={most} without={without} onChosen={onChosen} /> : null}
    </Dialog>
  );
}
