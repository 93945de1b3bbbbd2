'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ListsDialog = lazy(() =>
  import('../marks/ui/ListsDialog').then((module) => ({ default: module.ListsDialog })),
);

/** Lists of one's own. The dialog's code comes when it is wanted. */
export function SelectionMenu() {
  const t = useT('selection.lists');
  const { event } = hooks.useGallery();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!event.can.mark) return null;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <parts.MenuItem icon={<ListPlus />} label={t('title')} onClick={show} />
      {wanted && (
        <Suspense>
          <ListsDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
