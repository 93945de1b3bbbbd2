import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { namedKey, translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { readPlanUse } from '@/modules/home/queries/home-repo';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { readPlanNames } from '@/modules/money/plans';
import { PERIODS } from '@/modules/money/rules/plan';
import { lookAtInvoice, platformMethods } from '@/modules/subscriptions/operations/pay-invoice';
import { showSubscription } from '@/modules/subscriptions/operations/show-subscription';
import { PlanPage } from '../lazy';

/** The choice that the address brings; null without one, or for a plan that is not on the list. */
function chosenOf(asked: AdminViewServerProps['searchParams'], listed: readonly string[]) {
  const plan = listed.find((one) => one === asked?.plan);
  const period = PERIODS.find((one) => one === asked?.period) ?? 'monthly';
  return plan ? { plan, period } : null;
}

/** The studio's plan, what it pays for it and what is used of it, for its owner. */
export async function PlanView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const { account, locale, role } = person;
  if (allow(role, 'money.read') === 'none' || !account) notFound();
  const back = view.searchParams?.back;
  if (typeof back === 'string') await lookAtInvoice(account, back);
  const [screen, use, names] = await Promise.all([
    showSubscription(account, locale),
    readPlanUse(account),
    readPlanNames(locale),
  ]);
  const t = translator(locale);
  const methods = await platformMethods(
    screen.open?.amount ?? { amount: 100, currency: screen.currency },
    locale,
  );
  const chosen = chosenOf(view.searchParams, screen.payable ? screen.offers.map(({ plan }) => plan) : []);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-home.plan.title') }]}>
      <PlanPage
        {...{ screen, names }}
        use={{ bytes: use.bytes, photos: use.photos }}
        methods={methods.map(({ id, label }) => ({ id, label: t(namedKey(label)) }))}
        chosen={chosen?.plan === screen.plan && chosen.period === screen.period ? null : chosen}
        code={typeof view.searchParams?.discount === 'string' ? view.searchParams.discount.slice(0, 39) : ''}
        returned={back !== undefined && screen.open !== null}
      />
    </StudioPage>
  );
}
