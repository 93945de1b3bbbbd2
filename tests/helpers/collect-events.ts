import { addListeners } from '@/core/events/listeners';
import { workQueue } from './work-queue';

/** Subscribes to a domain event as a feature does; the returned function gives its data since the last call. */
export function collectEvents(name: string): () => Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  addListeners(`hears-${name}`, { [name]: async ({ data }) => void events.push(data) });
  return async () => {
    await workQueue('happenings.');
    return events.splice(0);
  };
}
