import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { listStarts } from '@/server/studio/presets-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { PresetsPage } from './PresetsPage';

/** The studio's presets, and the examples to begin one with. */
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
