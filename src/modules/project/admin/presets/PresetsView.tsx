import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { listStarts } from '@/modules/project/queries/presets-repo';
import { PresetsPage } from '../lazy';

/** The studio's presets, and the examples to start from. */
export async function PresetsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'preset.manage') === 'none') notFound();
  const t = translator(person.locale);
  const starts = await listStarts(person.account, person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-projects.presets.title') }]}>
      <PresetsPage {...starts} />
    </StudioPage>
  );
}
