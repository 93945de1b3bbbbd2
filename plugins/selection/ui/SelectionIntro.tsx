'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Introduce } from './Introduce';
import { SelectionCover } from './SelectionCover';
import { useCanPick, useSelection } from './use-selection';

/** Over the photographs: what the studio said when it opened the selection again, and the cover of what is selected. */
export function SelectionIntro() {
  const t = useT('selection');
  const { event } = useGallery();
  const note = useSelection((s) => s.get().note);
  const canPick = useCanPick();
  return (
    <>
      {note && canPick ? (
        <p role="status" className="selection-note">
          {t('reopenNote', { studio: event.brand.name, note })}
        </p>
      ) : null}
      <SelectionCover />
      <Introduce />
    </>
  );
}
