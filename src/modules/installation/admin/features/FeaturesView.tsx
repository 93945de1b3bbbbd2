import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { featuresWithSettings } from '@/core/features/feature-settings';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { Page } from '@/ui/admin/Page';
import { SaveForms } from '@/ui/admin/SaveForms';
import { FeatureForm } from '../lazy';
import { MovedSettings } from './MovedSettings';
import { readForms } from './read-forms';

/** The settings of every feature that has some, each as a generated form; ways to be paid have a screen of their own. */
export async function FeaturesView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const { account, role } = person;
  if (!account || allow(role, 'account.update') === 'none') notFound();
  const t = translator(person.locale);
  const forms = await readForms(account, 'features');
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-features.title') }]}>
      <Page title={t('admin-features.title')} help={t('admin-features.help')}>
        <MovedSettings features={featuresWithSettings('payments').map(([feature]) => feature)} />
        {forms.length === 0 ? <p>{t('admin-features.none')}</p> : null}
        <SaveForms>
          {forms.map((form) => (
            <FeatureForm key={form.feature} {...form} />
          ))}
        </SaveForms>
      </Page>
    </StudioPage>
  );
}
