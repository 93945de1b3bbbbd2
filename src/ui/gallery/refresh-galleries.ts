import type { EventView } from '@/core/wire';
import type { Api } from '../api/use-api';
import type { GalleryStore } from './gallery-store';

/** Reloads the galleries and their counts of photographs; without an answer the store keeps its own. */
export async function refreshGalleries(store: GalleryStore, api: Api): Promise<void> {
  try {
    const { galleries } = await api<EventView>(`/events/${store.get().event.id}`);
    store.set({ event: { ...store.get().event, galleries } });
  } catch {
    // The navigation keeps what it showed; the next message reloads it.
  }
}
