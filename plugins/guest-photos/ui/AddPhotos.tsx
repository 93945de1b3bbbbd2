'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem, whenShown } from '@plugins/kit/ui/parts';
import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';

const AddDialog = whenShown(() => import('./AddDialog').then((file) => file.AddDialog));

/** The address that opens the dialog: the studio's link for guests. */
const ASKED = 'add';

/**
 * Opens the dialog for photographs of one's own; absent where the studio collects none. The slot is rendered twice, in the
 * bar and in its menu: only the shown one opens the dialog by the address.
 */
export function AddPhotos() {
  const t = useT('guest-photos');
  const may = useGallery(({ event }) => event.guest_gallery !== undefined);
  const [open, setOpen] = useState(false);
  // It stays while files are being sent: a closed dialog shows their progress when it is opened again.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  useEffect(() => {
    const address = new URL(location.href);
    if (!may || address.searchParams.get(ASKED) !== 'photos') return;
    address.searchParams.delete(ASKED);
    history.replaceState(history.state, '', address);
    setOpen(true);
  }, [may]);
  if (!may) return null;
  return (
    <>
      <MenuItem icon={<ImagePlus aria-hidden="true" />} label={t('menu')} onClick={() => setOpen(true)} />
      {opened && <AddDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
