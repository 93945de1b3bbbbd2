'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Section } from '@/ui/admin/Page';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './plan.module.css';

/** The card that renewals charge, and the button that forgets it. */
export function KeptCard({ card }: { card: NonNullable<SubscriptionScreen['card']> }) {
  const t = useTranslations('admin-plan.card');
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [year, month] = card.expires.split('-');
  const remove = async () => {
    const sure = await ask({
      title: t('removeTitle'),
      text: t('removeText'),
      accept: t('remove'),
      danger: true,
    });
    if (!sure) return;
    await act(async () => {
      await call('/users/subscription/card', { method: 'DELETE' });
      toast.success(t('removed'));
      router.refresh();
    });
  };
  return (
    <Section title={t('title')} help={t('help')}>
      <div className={css.card}>
        <span dir="ltr">
          {card.brand} •••• {card.last4}, {month}/{year}
        </span>
        <Button busy={busy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
      {dialog}
    </Section>
  );
}
