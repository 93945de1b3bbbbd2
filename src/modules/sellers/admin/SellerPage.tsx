'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Choice } from '@/core/i18n/country-choices';
import type { SellerView } from '@/modules/sellers/operations/show-seller';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Page } from '@/ui/admin/Page';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { SellerForm } from './SellerForm';
import css from './seller.module.css';

/** `/admin/settings/seller`: who sells, and the bank account that money goes to. */
export function SellerPage({ seller, countries }: { seller: SellerView; countries: Choice[] }) {
  const t = useTranslations('admin-seller');
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const remove = async () => {
    const sure = await ask({
      title: t('removeTitle'),
      text: t('removeText'),
      accept: t('remove'),
      danger: true,
    });
    if (!sure) return;
    await act(async () => {
      await call('/users/seller', { method: 'DELETE' });
      toast.success(t('removed'));
      router.refresh();
    });
  };
  return (
    <Page title={t('title')} help={t('help')}>
      <SellerForm seller={seller} countries={countries} />
      {Object.keys(seller.values).length > 0 ? (
        <div className={css.foot}>
          <Button look="quiet" busy={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </Page>
  );
}
