import type { useTranslations } from 'next-intl';

const KNOWN = ['free', 'pro', 'unlimited'] as const;

/** The names of the plans that operators added, by their ids. */
export type OwnNames = Record<string, string>;

/** Texts of the plan's screens. */
export type PlanTexts = ReturnType<typeof useTranslations<'admin-plan'>>;

/** A plan's name in the reader's language. */
export function planName(plan: string, names: OwnNames, t: PlanTexts): string {
  const known = KNOWN.find((one) => one === plan);
  return known ? t(`name.${known}`) : (names[plan] ?? plan);
}
