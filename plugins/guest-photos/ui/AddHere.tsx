'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button } from '@plugins/kit/ui/parts';
import { ImagePlus } from 'lucide-react';
import { useAddDialog } from './use-add-dialog';

/** Above the photographs from guests: the button to add one's own. */
export function AddHere() {
  const t = useT('guest-photos');
  const here = useGallery(({ event, query }) => event.guest_gallery === query.gallery);
  const { show, dialog } = useAddDialog();
  if (!here) return null;
  return (
    <div className="flex justify-center px-6 py-6">
      <Button look="line" onClick={show}>
        <ImagePlus aria-hidden="true" size={18} /> {t('menu')}
      </Button>
      {dialog}
    </div>
  );
}
