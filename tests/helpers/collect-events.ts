import { addListeners } from '@/core/events/listeners';
import { workQueue } from './work-queue';

/** Subscribes to domain events as a feature does; the returned function gives their data since the last call. */
export function collectEvents(...names: string[]): () => Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  for (const name of names)
    addListeners(`hears-${name}`, { [name]: async ({ data }) => void events.push(data) });
  return async () => {
    await workQueue('happenings.');
    return events.splice(0);
  };
}
