'use client';

import { Images } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { fillEmpty, wantsPictures } from '../../rules/fill-empty';
import { ChoosePictures } from '../dialogs/ChoosePictures';
import { useBuilder } from '../state/builder-context';
import css from '../styles/panels.module.css';

/** Maximum number of pictures that are placed at once. */
const MOST = 24;

/** For a site without pictures: fills all its pages in one step. */
export function FillPictures() {
  const t = useT('sites.builder.fill');
  const { document, change, parts: known } = useBuilder();
  const [open, setOpen] = useState(false);
  if (!wantsPictures(document, known.blocks)) return null;
  return (
    <section className={css.emptyPage}>
      <Images aria-hidden />
      <strong>{t('title')}</strong>
      <p>{t('text')}</p>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {open ? (
        <ChoosePictures
          most={MOST}
          onClose={() => setOpen(false)}
          onChosen={(ids) => {
            setOpen(false);
            change((all) => fillEmpty(all, known.blocks, ids));
          }}
        />
      ) : null}
    </section>
  );
}
