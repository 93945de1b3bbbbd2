import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { namedKey, translator } from '@/core/i18n/translate';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { hasTrash, readTrash } from '@/modules/project/queries/read-trash';
import { TrashList } from './lazy';

const iso = <T extends { until: Date }>(rows: T[]) =>
  rows.map((row) => ({ ...row, until: row.until.toISOString() }));

/** What can be restored, limited to what the user may delete. */
export async function TrashView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!hasTrash(person)) notFound();
  const t = translator(person.locale);
  const { projects, parts, photos, features } = await readTrash(person, person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin.trash.title') }]}>
      <TrashList
        projects={iso(projects).map(({ id, name, photos, picks, until }) => ({
          id,
          name,
          photos,
          picks,
          until,
        }))}
        parts={iso(parts)}
        photos={iso(photos)}
        features={features.map(({ label, items, ...of }) => ({
          ...of,
          title: t(namedKey(label)),
          items: iso(items),
        }))}
      />
    </StudioPage>
  );
}
