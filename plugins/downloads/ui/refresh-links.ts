import { ApiError } from '@plugins/kit/ui/rules';
import type { EventView, MediaView } from '@plugins/kit/ui/wire';
import type { SingleView } from '../wire';

/** What it reads and changes of `useGallery`. */
interface Page {
  event: Pick<EventView, 'id'>;
  api: <T>(path: string) => Promise<T>;
  medias: () => readonly MediaView[];
  setEvent: (change: Pick<EventView, 'can'>) => void;
  setMedia: (id: string, change: Pick<MediaView, 'download_url'>) => void;
}

/** Reads again what this person may download, and gives each photograph of the page its link, or takes it away. */
export async function refreshLinks({ event, api, medias, setEvent, setMedia }: Page): Promise<void> {
  const listed = (scope: string) =>
    api<{ photos: SingleView[] }>(`/events/${event.id}/downloads/photos?scope=${scope}&size=web`);
  try {
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
  } catch (error) {
    // Without an answer the links are those of before; the server checks each download.
    if (!(error instanceof ApiError)) throw error;
  }
}
