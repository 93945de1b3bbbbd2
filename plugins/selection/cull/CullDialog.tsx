'use client';

import { useT } from '@plugins/kit/ui';
import { useSideBySide } from '@plugins/kit/ui/hooks';
import { NoticeHost } from '@plugins/kit/ui/internal';
import { IconButton } from '@plugins/kit/ui/parts';
import { X } from 'lucide-react';
import { useLocale } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePhotoView } from '../ui/use-photo-views';
import { CullActs } from './CullActs';
import { CullEnd } from './CullEnd';
import { CullHead } from './CullHead';
import { CullPhoto } from './CullPhoto';
import { CullStrip } from './CullStrip';
import { type Course, keyed, type Way, waysOf } from './courses';
import { comingOf, currentOf } from './culling';
import { roomOf } from './room';
import { useCull } from './use-cull';
import { useGoing } from './use-going';
import './cull.css';

/** Photographs in one comparison. */
const COMPARED = 4;

/** The dialog in which a person reviews a product's picks, or their favorites. */
export function CullDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const t = useT('selection');
  const [store, { culling, wanted }] = useCull();
  const wantedView = usePhotoView(wanted);
  const going = useGoing(course);
  const rtl = useLocale() === 'he';
  const dialog = useRef<HTMLDialogElement>(null);
  const compare = useSideBySide();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Keys must act on the photograph: do not focus the first control of the head.
    element?.focus();
    return () => element?.close();
  }, []);
  const { product, medias } = going;
  const full = product ? roomOf(product.count, product.maxphotos) === 0 : null;
  const wasFull = useRef(false);
  useEffect(() => {
    // The person made room by hand, in the comparison: nothing is left to ask.
    if (wanted && wasFull.current && full === false) store.close();
    wasFull.current = full === true;
  }, [wanted, full, store]);
  const shown = medias?.get(currentOf(culling) ?? '');
  const coming = comingOf(culling, store.isOpen);
  const compared = coming.length + (shown && wantedView ? 1 : 0);
  const ways = waysOf(course);
  const act = (what: Way | 'undo' | 'compare') => {
    if (what === 'undo') going.undo();
    else if (what === 'compare') {
      const picks = coming.flatMap((id) => medias?.get(id) ?? []);
      // A swap decides between two: the photograph that is wanted and the shown one.
      compare(wantedView ? [wantedView, ...(shown ? [shown] : [])] : picks.slice(0, COMPARED));
    } else if (shown) going.decide(shown.id, what);
  };
  const press = (event: KeyboardEvent) => {
    const { target, code } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof HTMLSelectElement) return;
    if ((code === 'Space' || code === 'Enter') && target instanceof HTMLButtonElement) return;
    const does = keyed(code, ways, rtl);
    if (!does) return;
    event.preventDefault();
    act(does);
  };
  const name = course.kind === 'favourites' ? t('marks.yours') : (product?.name ?? '');
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="cull"
      aria-label={t('cull.title', { product: name })}
      // A dialog that was reopened, or replaced by the next course, must not close the store.
      onClose={({ currentTarget }) => !currentTarget.open && store.get().course === course && onClose()}
      onKeyDown={press}
    >
      <div className="cull-head">
        <CullHead course={course} product={product} />
        <IconButton icon={<X aria-hidden="true" />} label={t('cull.close')} onClick={onClose} />
      </div>
      {shown ? (
        <CullPhoto
          key={shown.id}
          media={shown}
          next={medias?.get(coming[1] ?? '')}
          ways={ways}
          rtl={rtl}
          onWay={act}
        />
      ) : (
        <CullEnd going={going} />
      )}
      {wanted && shown && medias ? <CullStrip wanted={wantedView} medias={medias} /> : null}
      <CullActs
        going={going}
        ways={ways}
        rtl={rtl}
        swapping={wanted !== null}
        can={{ way: shown !== undefined, undo: culling.steps.length > 0, compare: compared > 1 }}
        onAct={act}
      />
      <NoticeHost />
    </dialog>
  );
}
