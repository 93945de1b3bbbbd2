'use client';

import { toast } from '@payloadcms/ui';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { PlanNow, Plans } from '@/modules/money/plans';
import { isPlanId, PLAN_MAX } from '@/modules/money/rules/plan';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { CheckField, TextField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { type FieldErrors, useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { LIMIT_FIELDS, LimitFields, readLimits } from './LimitFields';
import css from './operator.module.css';
import { Page } from './Page';

const AT = '/api/x/studio/operator/plans';
const PRICES = ['monthly_usd', 'monthly_ils'] as const;
const NAMES = ['en', 'he'] as const;
const FIELDS = [...LIMIT_FIELDS, ...PRICES, 'names.en', 'names.he'];

/** Reads the typed prices, in cents and agorot. */
function readPrices(form: HTMLFormElement): Record<string, number> {
  const data = new FormData(form);
  return Object.fromEntries(PRICES.map((name) => [name, Math.round(Number(data.get(name)) * 100)]));
}

/** Reads the typed names of an added plan. */
function readNames(form: HTMLFormElement): { en: string; he: string } {
  const data = new FormData(form);
  return { en: String(data.get('name_en') ?? ''), he: String(data.get('name_he') ?? '') };
}

interface Props {
  plans: Plans;
  /** How many accounts have each plan. */
  taken: Record<string, number>;
}

/** The plans for accounts that choose one from now on: names, limits, prices, and which the price list offers. */
export function PlansPage({ plans, taken }: Props) {
  const t = useTranslations('admin-operators.plans');
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={t('title')}
      help={t('help')}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden /> {t('add')}
        </Button>
      }
    >
      <div className={css.cards}>
        {Object.entries(plans).map(([id, values]) => (
          <PlanCard key={id} id={id} values={values} taken={taken[id] ?? 0} />
        ))}
      </div>
      {adding ? <NewPlan onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

/** Fields for an added plan's names. */
function NameFields({ names, errors }: { names?: PlanNow['names']; errors: FieldErrors }) {
  const t = useTranslations('admin-operators.plans');
  return NAMES.map((locale) => (
    <TextField
      key={locale}
      name={`name_${locale}`}
      label={t(`field.name_${locale}`)}
      dir={locale === 'he' ? 'rtl' : 'ltr'}
      lang={locale}
      maxLength={PLAN_MAX}
      required
      defaultValue={names?.[locale] ?? ''}
      errors={errors[`names.${locale}`]}
    />
  ));
}

/** Fields for a plan's prices, typed in whole units of the currency. */
function PriceFields({ values, errors }: { values?: PlanNow; errors: FieldErrors }) {
  const t = useTranslations('admin-operators.plans');
  return PRICES.map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`field.${name}`)}
      help={t(values ? 'priceHelp' : 'vat')}
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      required
      defaultValue={values ? (values[name] / 100).toFixed(2) : ''}
      errors={errors[name]}
    />
  ));
}

function PlanCard({ id, values, taken }: { id: string; values: PlanNow; taken: number }) {
  const t = useTranslations('admin-operators.plans');
  const locale = useLocale() as Locale;
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(FIELDS);
  const save = (form: HTMLFormElement) =>
    act(async () => {
      await call(`${AT}/${id}`, {
        method: 'PUT',
        body: {
          ...readLimits(form),
          ...readPrices(form),
          ...(id === 'free' ? {} : { listed: new FormData(form).has('listed') }),
          ...(values.names ? { names: readNames(form) } : {}),
        },
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
      <h2 id={`plan-${id}`}>{isPlanId(id) ? t(`name.${id}`) : <bdi>{values.names?.[locale] ?? id}</bdi>}</h2>
      <p className={ui.help}>{t('taken', { count: taken })}</p>
      {values.names ? <NameFields names={values.names} errors={errors} /> : null}
      <LimitFields values={values} errors={errors} />
      <PriceFields values={values} errors={errors} />
      {id === 'free' ? null : (
        <CheckField name="listed" label={t('field.listed')} defaultChecked={values.listed} />
      )}
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}

/** A plan's names, limits and prices; it is on the price list at once. */
function NewPlan({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-operators.plans');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(FIELDS);
  const add = async (form: HTMLFormElement) => {
    const body = { ...readLimits(form), ...readPrices(form), names: readNames(form) };
    const done = await act(async () => {
      await call(AT, { method: 'POST', body });
      toast.success(t('added'));
      router.refresh();
    });
    if (done) onClose();
  };
  return (
    <Dialog title={t('add')} onClose={onClose}>
      <form
        className={ui.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <NameFields errors={errors} />
        <LimitFields
          values={{ project_limit: null, max_photos_per_project: null, sales_commission_percent: 0 }}
          errors={errors}
        />
        <PriceFields errors={errors} />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
