import { countArrivals } from '@/modules/people/queries/arrivals-repo';
import { featureCounters, type ProjectCounter } from '@/modules/project/project-counters';

/** Returns the counters of a project: visits and people who entered, then those of features. */
export async function readCounters(eventId: string): Promise<ProjectCounter[]> {
  const [{ views, clients }, added] = await Promise.all([countArrivals(eventId), featureCounters(eventId)]);
  const own = (name: 'views' | 'clients', count: number): ProjectCounter => ({
    label: `admin-project.counter.${name}`,
    help: `admin-project.counter.${name}Help`,
    count,
  });
  return [own('views', views), own('clients', clients), ...added];
}
