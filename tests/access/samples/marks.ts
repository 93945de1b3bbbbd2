import type { Sample } from '../samples';
import type { Person, World } from '../world';

const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000000';

const KEEPERS: readonly Person[] = ['client', 'assistant', 'owner', 'operator'];

/** A list of the caller, or the client's where the caller has none: other people's lists answer 404. */
async function listOf({ project, people }: World, person: Person = 'client'): Promise<string> {
  const keeper = people[KEEPERS.includes(person) ? person : 'client'];
  const made = await keeper.post(`/events/${project.id}/lists`, { name: 'For Grandma' });
  return (made.json.id as string | undefined) ?? UNKNOWN_ID;
}

/** One's own favorites, stars, colors and lists. */
export const MARK_SAMPLES: Record<string, (world: World, person?: Person) => Promise<Sample> | Sample> = {
  'selection.set-marks': ({ project }) => ({
    params: { media: project.medias[0] as string },
    body: { favourite: true },
  }),
  'selection.list-medias': () => ({ params: { list: 'favourites' } }),
  'selection.create-list': () => ({ body: { name: 'For Grandma' } }),
  'selection.change-list': async (world, person) => ({
    params: { list: await listOf(world, person) },
    body: { name: 'For Grandpa' },
  }),
  'selection.set-listed': async (world, person) => ({
    params: { list: await listOf(world, person), media: world.project.medias[0] as string },
    body: { listed: true },
  }),
  'selection.send-list': async (world, person) => ({
    params: { list: await listOf(world, person) },
    body: { to: null },
  }),
};
