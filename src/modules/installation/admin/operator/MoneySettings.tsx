'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { SubscriptionSettings } from '@/modules/subscriptions/settings';
import { Button } from '@/ui/admin/Button';
import { AreaField, TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './operator.module.css';

const SUMS = ['project_usd', 'project_ils'] as const;
const NUMBERS = ['trial_days', 'vat_usd', 'vat_ils'] as const;
const WORDS = ['transfer_en', 'transfer_he'] as const;

/** The trial, the price of a single project, VAT, and how studios pay by transfer. */
export function MoneySettings({ settings }: { settings: SubscriptionSettings }) {
  const t = useTranslations('admin-operators.money');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct([...SUMS, ...NUMBERS, ...WORDS]);
  const save = (form: HTMLFormElement) =>
    act(async () => {
      const data = new FormData(form);
      const number = (name: string) => Number(data.get(name));
      await call('/api/x/studio/operator/subscriptions', {
        method: 'PUT',
        body: {
          ...Object.fromEntries(SUMS.map((name) => [name, Math.round(number(name) * 100)])),
          ...Object.fromEntries(NUMBERS.map((name) => [name, number(name)])),
          ...Object.fromEntries(WORDS.map((name) => [name, String(data.get(name) ?? '')])),
        },
      });
      toast.success(t('saved'));
      router.refresh();
    });
  return (
    <form
      className={css.card}
      aria-labelledby="money-settings"
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2 id="money-settings">{t('settings')}</h2>
      {WORDS.map((name) => (
        <AreaField
          key={name}
          name={name}
          label={t(`field.${name}`)}
          help={t('transferHelp')}
          maxLength={1000}
          dir="auto"
          defaultValue={settings[name]}
          errors={errors[name]}
        />
      ))}
      {NUMBERS.map((name) => (
        <TextField
          key={name}
          name={name}
          type="number"
          min={0}
          step={name === 'trial_days' ? '1' : '0.01'}
          required
          label={t(`field.${name}`)}
          defaultValue={settings[name]}
          errors={errors[name]}
        />
      ))}
      {SUMS.map((name) => (
        <TextField
          key={name}
          name={name}
          type="number"
          min={0}
          step="0.01"
          required
          label={t(`field.${name}`)}
          help={t('projectHelp')}
          defaultValue={(settings[name] / 100).toFixed(2)}
          errors={errors[name]}
        />
      ))}
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
