'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem, whenShown } from '@plugins/kit/ui/parts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';

const ListsDialog = whenShown(() => import('../marks/ui/ListsDialog').then((file) => file.ListsDialog));

/** Menu entry of this person's lists. Loads the dialog's code on first use. */
export function SelectionMenu() {
  const t = useT('selection.lists');
  const { event } = useGallery();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!event.can.mark) return null;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <MenuItem icon={<ListPlus />} label={t('title')} onClick={show} />
      {wanted && <ListsDialog open={open} onClose={close} />}
    </>
  );
}
