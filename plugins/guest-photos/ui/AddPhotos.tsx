'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem } from '@plugins/kit/ui/parts';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OPENS_DIALOG, useAddDialog } from './use-add-dialog';
import './guest-add.css';

/**
 * Opens the dialog for photographs of one's own; absent where the studio collects none. The slot is rendered twice, in the
 * bar and in its menu: only the shown one opens the dialog by the address.
 */
export function AddPhotos() {
  const t = useT('guest-photos');
  const may = useGallery(({ event }) => event.guest_gallery !== undefined);
  const { show, dialog } = useAddDialog();
  const opening = useRef(show);
  opening.current = show;
  useEffect(() => {
    const address = new URL(location.href);
    if (!may || address.searchParams.get('add') !== OPENS_DIALOG.add) return;
    address.searchParams.delete('add');
    history.replaceState(history.state, '', address);
    opening.current();
  }, [may]);
  if (!may) return null;
  return (
    <div className="guest-add">
      <MenuItem icon={<ImagePlus aria-hidden="true" />} label={t('menu')} onClick={show} />
      {dialog}
    </div>
  );
}
