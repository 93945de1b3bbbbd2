import { EntryPage } from '@/modules/entry/ui/EntryPage';
import { loadFormPage } from '@/web/pages/load-form-page';
import { loadOwn } from '@/web/pages/load-own-account';
import { Words } from './Words';

/** The entry page: at `/`, and in place of any project this person may not see. */
export async function EntryRoute() {
  const [form, own] = await Promise.all([loadFormPage(), loadOwn()]);
  return (
    <Words of={['entry', 'account']}>
      <meta name="csrf-token" content={form.csrf} />
      <EntryPage {...form} own={own && { notice: own.notice, email: own.email }} />
    </Words>
  );
}
