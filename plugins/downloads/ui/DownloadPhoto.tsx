'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { notify, ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { canSavePhotos, fetchPhotos, saveToPhotos } from './save-photos';
import { useSeesDownloads } from './sees-downloads';

/** The line of the viewer's menu to save the photograph; before that is possible, to the page that says when. */
export function DownloadLine(shown: { media: MediaView }) {
  const t = useT('downloads');
  const { event } = useGallery();
  const { download_url, state } = shown.media;
  const { role } = event.person;
  const sees = useSeesDownloads();
  if (download_url) return event.can.share ? <DownloadPhoto {...shown} /> : null;
  if (!sees || state !== 'ready') return null;
  return (
    <ViewerButton
      icon={<Download aria-hidden="true" />}
      label={t(role === 'client' && event.selection_mode && !event.selection_done ? 'afterSending' : 'title')}
      href={`/events/${event.id}/download`}
    />
  );
}

/** The same for a person who may not share: in the bar of phones, where sharing would be. */
export function DownloadNear(shown: { media: MediaView }) {
  return useGallery().event.can.share ? null : <DownloadPhoto {...shown} />;
}

/** Saves the photograph; on phones into its photo library, by the share sheet. */
function DownloadPhoto({ media }: { media: MediaView }) {
  const t = useT('downloads');
  const [busy, setBusy] = useState(false);
  if (!media.download_url) return null;
  const url = media.download_url;

  const save = async () => {
    setBusy(true);
    // The menu closes on the press: the spinner of its line would not be seen.
    notify({ text: t('preparing', { done: 1, count: 1 }), key: 'downloads' });
    try {
      const files = await fetchPhotos([{ name: media.name, url }]);
      const saved = await saveToPhotos(files);
      // The fetch was slow, and the phone needs a new touch to open its sheet.
      if (saved === 'touch')
        notify({
          text: t('photoReady'),
          key: 'downloads',
          action: { label: t('savePhoto'), run: () => void saveToPhotos(files) },
        });
    } catch {
      notify({ text: t('photoFailed'), tone: 'alert', key: 'downloads' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ViewerButton
      icon={<Download aria-hidden="true" />}
      label={t('photo')}
      href={busy ? undefined : url}
      busy={busy}
      onClick={(press) => {
        if (!canSavePhotos()) return;
        press.preventDefault();
        void save();
      }}
    />
  );
}
