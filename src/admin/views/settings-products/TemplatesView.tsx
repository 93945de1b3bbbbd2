import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { listTemplates } from '@/server/studio/templates-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { TemplatesPage } from './TemplatesPage';

/** Products an account uses again and again. */
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
