import { EntryPage } from '@/modules/entry/ui/EntryPage';
import { loadFormPage } from '@/web/pages/load-form-page';
import { loadHostBrand } from '@/web/pages/load-host-brand';
import { loadOwn } from '@/web/pages/load-own-account';
import { Words } from './Words';

/** The entry page: at `/`, and in place of any project this person may not see. */
export async function EntryRoute() {
  const [form, own, studio] = await Promise.all([loadFormPage(), loadOwn(), loadHostBrand()]);
  return (
    <Words of={['entry', 'account']}>
      <meta name="csrf-token" content={form.csrf} />
      <EntryPage {...form} own={own && { notice: own.notice, email: own.email }} studio={studio} />
    </Words>
  );
}
