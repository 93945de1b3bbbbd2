'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Introduce } from './Introduce';
import { LimitHost } from './LimitHost';
import { SelectionCover } from './SelectionCover';
import { SentLine, ThanksHost } from './ThankYou';
import { useCanPick, useSelection } from './use-selection';

/** Above the photographs: the studio's message on reopening or that it was sent, and the cover of the picks. */
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
      <SentLine />
      <SelectionCover />
      <Introduce />
      <LimitHost />
      <ThanksHost />
    </>
  );
}
