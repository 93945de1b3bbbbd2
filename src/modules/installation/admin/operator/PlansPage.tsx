'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { PlanNow } from '@/modules/money/plans';
import { PLAN_IDS, type PlanId } from '@/modules/money/rules/plan';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { LIMIT_FIELDS, LimitFields, readLimits } from './LimitFields';
import css from './operator.module.css';
import { Page } from './Page';

const PRICES = ['monthly_usd', 'monthly_ils'] as const;

/** Reads the typed prices, in cents and agorot. */
function readPrices(form: HTMLFormElement): Record<string, number> {
  const data = new FormData(form);
  return Object.fromEntries(PRICES.map((name) => [name, Math.round(Number(data.get(name)) * 100)]));
}

interface Props {
  plans: Record<PlanId, PlanNow>;
  /** How many accounts have each plan. */
  taken: Record<string, number>;
}

/** The limits and prices of each plan for accounts that choose it from now on. */
export function PlansPage({ plans, taken }: Props) {
  const t = useTranslations('admin-operators.plans');
  return (
    <Page title={t('title')} help={t('help')}>
      <div className={css.cards}>
        {PLAN_IDS.map((id) => (
          <PlanCard key={id} id={id} values={plans[id]} taken={taken[id] ?? 0} />
        ))}
      </div>
    </Page>
  );
}

function PlanCard({ id, values, taken }: { id: PlanId; values: PlanNow; taken: number }) {
  const t = useTranslations('admin-operators.plans');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct([...LIMIT_FIELDS, ...PRICES]);
  const save = (form: HTMLFormElement) =>
    act(async () => {
      await call(`/api/x/studio/operator/plans/${id}`, {
        method: 'PUT',
        body: { ...readLimits(form), ...readPrices(form) },
      });
      toast.success(t('saved'));
      router.refresh();
    });
  return (
    <form
      className={css.card}
      aria-labelledby={`plan-${id}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2 id={`plan-${id}`}>{t(`name.${id}`)}</h2>
      <p className={ui.help}>{t('taken', { count: taken })}</p>
      <LimitFields values={values} errors={errors} />
      {PRICES.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`field.${name}`)}
          help={t('priceHelp')}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          required
          defaultValue={(values[name] / 100).toFixed(2)}
          errors={errors[name]}
        />
      ))}
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
