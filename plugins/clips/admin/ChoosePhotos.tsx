'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, Reading, SelectField } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { ChoiceView } from '../wire';
import css from './clips.module.css';

/** Chooses photographs of the project that are not in the clip yet, of all galleries or of one. */
export function ChoosePhotos({
  choices,
  galleries,
  taken,
  most,
  onAdd,
  onClose,
}: {
  choices: string;
  galleries: readonly { id: string; name: string }[];
  /** Those that are in the clip. */
  taken: ReadonlySet<string>;
  /** How many may be added. */
  most: number;
  onAdd: (medias: string[]) => void;
  onClose: () => void;
}) {
  const t = useT('clips.admin.photos');
  const read = useRead<{ photos: ChoiceView[] }>(choices);
  const [gallery, setGallery] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = (read.found?.photos ?? []).filter((photo) => gallery === '' || photo.gallery === gallery);
  const turn = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Dialog wide title={t('add')} onClose={onClose}>
      {galleries.length > 1 && (
        <SelectField
          label={t('gallery')}
          value={gallery}
          options={[
            { value: '', label: t('allGalleries') },
            ...galleries.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setGallery(event.target.value)}
        />
      )}
      {!read.found && <Reading of={read} text={t('choicesFailed')} />}
      {read.found && shown.length === 0 && <p>{t('none.gallery')}</p>}
      <ul className={css.photos}>
        {shown.map(({ id, name, small }) => (
          <li key={id} className={css.photo}>
            <label className={css.pick}>
              <input
                type="checkbox"
                checked={taken.has(id) || chosen.includes(id)}
                disabled={taken.has(id) || (chosen.length >= most && !chosen.includes(id))}
                onChange={(event) => turn(id, event.target.checked)}
              />
              <img src={small} alt={name} loading="lazy" />
            </label>
          </li>
        ))}
      </ul>
      {chosen.length >= most && <p role="status">{t('full', { most })}</p>}
      <DialogActions>
        <Button
          look="primary"
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd([...chosen]);
            onClose();
          }}
        >
          {t('addChosen', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
