'use client';

import { parts, useT } from '@plugins/kit/admin';
import { useState } from 'react';
import css from '../builder.module.css';
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
  const [way, setWay] = useState<(typeof WAYS)[number]>('projects');
  return (
    <parts.Dialog wide title={t('title', { count: most })} onClose={onClose}>
      <div className={css.tabs} role="tablist">
        {WAYS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={way === one} onClick={() => setWay(one)}>
            {t(one)}
          </button>
        ))}
      </div>
      {way === 'projects' ? <FromProjects most={most} onChosen={onChosen} /> : null}
      {way === 'upload' ? <Upload most={most} onChosen={onChosen} /> : null}
      {way === 'site' ? <FromSite most={most} without={without} onChosen={onChosen} /> : null}
    </parts.Dialog>
  );
}
