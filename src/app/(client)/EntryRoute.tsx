import { headers } from 'next/headers';
import { requestedPage, signInFor } from '@/modules/entry/operations/way-back';
import { EntryPage } from '@/modules/entry/ui/EntryPage';
import { loadFormPage } from '@/web/pages/load-form-page';
import { loadHostBrand } from '@/web/pages/load-host-brand';
import { loadOwn } from '@/web/pages/load-own-account';
import { Words } from './Words';

/** The entry page: at `/`, and in place of any project this person may not see. */
export async function EntryRoute() {
  const [form, own, studio] = await Promise.all([loadFormPage(), loadOwn(), loadHostBrand()]);
  // The front encodes the address, whose escapes are escaped once more.
  const path = (await headers()).get('x-keepers-path')?.replaceAll('%25', '%') ?? null;
  return (
    <Words of={['entry', 'account']}>
      <meta name="csrf-token" content={form.csrf} />
      <EntryPage
        {...form}
        own={own && { notice: own.notice, email: own.email }}
        studio={studio}
        signIn={signInFor(path)}
        back={requestedPage(path)}
      />
    </Words>
  );
}
