import { addListeners } from '@/core/events/listeners';
import { workQueue } from './work-queue';

/** Subscribes to a domain event as a feature does; the returned function gives its data since the last call. */
export function hear(name: string): () => Promise<Record<string, unknown>[]> {
  const told: Record<string, unknown>[] = [];
  addListeners(`hears-${name}`, { [name]: async ({ data }) => void told.push(data) });
  return async () => {
    await workQueue('happenings.');
    return told.splice(0);
  };
}
