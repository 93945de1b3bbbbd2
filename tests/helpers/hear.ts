import { addListeners } from '@/core/events/listeners';
import { workQueue } from './work-queue';

/** Listens to something that happens, as a feature does; the answer gives what was said of it since it was last asked. */
export function hear(name: string): () => Promise<Record<string, unknown>[]> {
  const told: Record<string, unknown>[] = [];
  addListeners(`hears-${name}`, { [name]: async ({ data }) => void told.push(data) });
  return async () => {
    await workQueue('happenings.');
    return told.splice(0);
  };
}
