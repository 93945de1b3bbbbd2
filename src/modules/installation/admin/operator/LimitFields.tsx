'use client';

import { useTranslations } from 'next-intl';
import type { PlanValues } from '@/modules/money/plans';
import { TextField } from '@/ui/admin/Field';
import type { FieldErrors } from '@/ui/admin/use-act';

/** The limits of a plan, or of one account's copy of it. */
export const LIMIT_FIELDS = ['project_limit', 'max_photos_per_project', 'sales_commission_percent'] as const;

/** Reads the typed limits; empty is no limit. */
export function readLimits(form: HTMLFormElement): PlanValues {
  const data = new FormData(form);
  const number = (name: string) => {
    const typed = String(data.get(name) ?? '').trim();
    return typed === '' ? null : Number(typed);
  };
  return {
    project_limit: number('project_limit'),
    max_photos_per_project: number('max_photos_per_project'),
    sales_commission_percent: number('sales_commission_percent') ?? 0,
  };
}

/** Fields for the limits. */
export function LimitFields({ values, errors }: { values: PlanValues; errors: FieldErrors }) {
  const t = useTranslations('admin-operators.plans');
  return LIMIT_FIELDS.map((name) => (
    <TextField
      key={name}
      name={name}
      label={t(`field.${name}`)}
      help={t(name === 'sales_commission_percent' ? 'commissionHelp' : 'empty')}
      type="number"
      inputMode="numeric"
      min={0}
      step={name === 'sales_commission_percent' ? 'any' : 1}
      defaultValue={values[name] ?? ''}
      errors={errors[name]}
    />
  ));
}
