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

/** Choosing pictures: from her projects, from the computer, or of those the site has. At most `most`. */
export function ChoosePictures({
  most,
  without = [],
  onChosen,
  onClose,
}: {
  most: number;
  /** Those that are there already. */
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
