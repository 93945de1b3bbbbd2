'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem } from '@plugins/kit/ui/parts';
import { FileDown } from 'lucide-react';
import { useSelection } from './use-selection';

/** Menu entry of the contact sheet, once there are picks. */
export function SheetMenu() {
  const t = useT('selection');
  const { event } = useGallery();
  const some = useSelection((s) => s.get().products?.some(({ count }) => count > 0) ?? false);
  if (!event.can.select || !some) return null;
  return (
    <MenuItem
      icon={<FileDown aria-hidden="true" />}
      label={t('sheet.link')}
      href={`/events/${event.id}/selection.pdf`}
    />
  );
}
