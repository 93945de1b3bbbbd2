import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { readPlanUse } from '@/modules/home/queries/home-repo';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { readPlanNames } from '@/modules/money/plans';
import { PlanPage } from '../lazy';

/** The studio's plan and what is used of it, for its owner. */
export async function PlanView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (allow(person.role, 'money.read') === 'none' || !person.account) notFound();
  const [use, names] = await Promise.all([readPlanUse(person.account), readPlanNames(person.locale)]);
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-home.plan.title') }]}>
      <PlanPage use={use} names={names} />
    </StudioPage>
  );
}
