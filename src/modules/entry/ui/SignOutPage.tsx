import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { ErrorPage } from '@/ui/primitives/ErrorPage';
import type { FormPage } from './form-page';

/** Signs out of this browser, with a plain form. */
export function SignOutPage({ csrf, flash }: FormPage) {
  const t = useTranslations('account');
  const product = useTranslations('common')('product');
  return (
    <ErrorPage mark={product} title={t('signOutTitle')} text={t('signOutText')} flash={flash}>
      <form action="/users/sign_out" method="post" className="flex flex-col gap-5">
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="authenticity_token" value={csrf} />
        <Button type="submit" className="min-h-12">
          {t('signOut')}
        </Button>
        <a href="/admin" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {t('signOutBack')}
        </a>
        <a
          href="/users/data"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('yourData')}
        </a>
      </form>
    </ErrorPage>
  );
}
