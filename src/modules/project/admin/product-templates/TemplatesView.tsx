import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { listTemplates } from '@/modules/project/queries/templates-repo';
import { TemplatesPage } from '../lazy';

/** The page of an account's product templates. */
export async function TemplatesView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'template.read') === 'none') notFound();
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-studio.products.title') }]}>
      <TemplatesPage templates={await listTemplates(person.account)} />
    </StudioPage>
  );
}
