import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/queries';
import { readSetup } from '@/modules/project/read-setup';
import { createProject } from './create-project';

/**
 * Creates a project like this one, as a draft: settings, galleries by name, products; without photographs, people,
 * codes or picks. Throws as `createProject` does.
 */
export async function duplicateProject(event: EventRow, name: string): Promise<{ id: string }> {
  const setup = await readSetup(event.id);
  if (!setup) throw new KeepersError('NOT_FOUND');
  const { settings, galleries, products } = setup;
  const { id } = await createProject(
    event.account_id,
    { ...settings, language: event.locale, name },
    { galleries, products },
  );
  return { id };
}
