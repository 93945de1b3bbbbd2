import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { namedKey } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { cardQuestion } from '@/modules/home/admin/draw-cards';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { readForms } from '@/modules/installation/admin/features/read-forms';
import { FeatureForm } from '@/modules/installation/admin/lazy';
import { featureAdmins } from '@/registry/admin';
import { Page, Section } from '@/ui/admin/Page';
import { SaveForms } from '@/ui/admin/SaveForms';
import { DrawnScreen } from './DrawnScreen';

/** `/admin/settings/payments`: every way in which clients pay the studio, by card and without one. */
export async function PaymentsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const { account, role } = person;
  if (!account || allow(role, 'account.update') === 'none') notFound();
  const asked = { ...cardQuestion(person), search: view.searchParams ?? {} };
  const { t } = asked;
  const screens = featureAdmins.flatMap(({ id, screens: own = [] }) =>
    own
      .filter(({ payments, permission }) => payments && allow(role, permission) !== 'none')
      .map((screen) => ({ id, screen })),
  );
  const forms = await readForms(account, 'payments');
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[{ label: t('admin-features.payments.title') }]}
      parts={screens.map(({ id }) => `feature:${id}:screens`)}
    >
      <Page title={t('admin-features.payments.title')} help={t('admin-features.payments.help')}>
        {screens.map(({ id, screen }) => (
          <Section key={`${id}.${screen.name}`} id={id} title={t(namedKey(screen.label))}>
            <DrawnScreen feature={id} screen={screen} person={person} asked={asked} />
          </Section>
        ))}
        <SaveForms>
          {forms.map((form) => (
            <FeatureForm key={form.feature} {...form} />
          ))}
        </SaveForms>
      </Page>
    </StudioPage>
  );
}
