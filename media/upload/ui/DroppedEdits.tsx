'use client';

import type { Dropped as Edits } from '@media/rules/match-edits';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { LikelyEdits } from './LikelyEdits';
import type { FoundFile } from './upload-types';
import css from './uploads.module.css';
import { useSend } from './use-send';

/** Files put into a gallery, some of which have the names of its photographs. */
export interface Dropped {
  found: FoundFile[];
  edits: Edits;
  /** Sends the files that replace no photograph. */
  place: (files: FoundFile[]) => Promise<void>;
}

/** Asks whether files with the names of existing photographs replace those, or are other photographs. */
export function DroppedEdits({
  dropped: { found, edits, place },
  onClose,
}: {
  dropped: Dropped;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.edits');
  const send = useSend();
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const going = [...edits.sure, ...edits.likely.filter(({ file }) => agreed.has(file))];
  const rest = edits.rest.filter((file) => !agreed.has(file));
  const replace = async () => {
    onClose();
    const others = rest.flatMap((file) => found[file] ?? []);
    if (others.length > 0) await place(others);
    const places = new Map<string, FoundFile[]>();
    for (const { file, proof } of going) {
      const edit = found[file];
      if (edit)
        places.set(proof.gallery, [...(places.get(proof.gallery) ?? []), { ...edit, replaces: proof.id }]);
    }
    for (const [gallery, files] of places) await send(files, gallery);
  };
  const add = () => {
    onClose();
    void place(found);
  };
  return (
    <Dialog
      title={t('dropTitle', { count: edits.sure.length + edits.likely.length + edits.unclear.length })}
      onClose={onClose}
    >
      <p>{t('dropText')}</p>
      {edits.sure.length > 0 ? (
        <section className={css.part}>
          <h3>{t('sure', { count: edits.sure.length })}</h3>
        </section>
      ) : null}
      <LikelyEdits
        likely={edits.likely}
        nameOf={(file) => found[file]?.file.name ?? ''}
        agreed={agreed}
        onAgree={setAgreed}
      />
      {edits.unclear.length > 0 ? <p>{t('dropUnclear', { count: edits.unclear.length })}</p> : null}
      {rest.length > 0 ? <p>{t('dropRest', { count: rest.length })}</p> : null}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button onClick={add}>{t('dropAdd', { count: found.length })}</Button>
        <Button look="primary" disabled={going.length === 0} onClick={() => void replace()}>
          {t('start', { count: going.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
