'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem, whenShown } from '@plugins/kit/ui/parts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSeesDownloads } from './sees-downloads';

const DownloadDialog = whenShown(() => import('./DownloadDialog').then((file) => file.DownloadDialog));

/** In the gallery's bar: a link to the download page, which opens as a dialog once the script is loaded. */
export function DownloadMenu() {
  const t = useT('downloads');
  const { event } = useGallery();
  const [open, setOpen] = useState(false);
  if (!useSeesDownloads()) return null;
  return (
    <>
      <MenuItem
        icon={<Download aria-hidden="true" />}
        label={t('title')}
        href={`/events/${event.id}/download`}
        onClick={(press) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return;
          press.preventDefault();
          setOpen(true);
        }}
      />
      {open && <DownloadDialog onClose={() => setOpen(false)} />}
    </>
  );
}
