'use client';

import { useGallery, useLive } from '@plugins/kit/ui/hooks';
import { ApiError } from '@plugins/kit/ui/rules';
import type { EventView } from '@plugins/kit/ui/wire';
import type { SingleView } from '../wire';

/** Renders nothing: reloads the photographs' links when the selection is completed or reopened. */
export function RefreshLinks() {
  const { event, api, medias, setEvent, setMedia } = useGallery();
  const listed = (scope: string) =>
    api<{ photos: SingleView[] }>(`/events/${event.id}/downloads/photos?scope=${scope}&size=web`);

  const refresh = async () => {
    const { can } = await api<EventView>(`/events/${event.id}`);
    setEvent({ can });
    const { photos } = can.download
      ? await listed('all').catch(() => listed('selection'))
      : { photos: [] as SingleView[] };
    const links = new Map(photos.map(({ id, url }) => [id, url.replace(/\?.*/, '')]));
    for (const { id, download_url } of medias()) {
      const link = links.get(id) ?? null;
      if (link !== download_url) setMedia(id, { download_url: link });
    }
  };
  useLive('completion', () => {
    if (!event.downloads || event.can.manage || event.person.role !== 'client') return;
    void refresh().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  });
  return null;
}
