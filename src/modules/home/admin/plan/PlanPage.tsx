'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import { moneyWords } from '@/core/text/money';
import type { PlanUse as Use } from '@/modules/home/queries/home-repo';
import type { Period } from '@/modules/money/rules/plan';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { Button } from '@/ui/admin/Button';
import { forgetReturn, readReturn } from '@/ui/admin/limit-return';
import { Page } from '@/ui/admin/Page';
import { dayText } from '@/ui/admin/times';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { ApproveDialog } from './ApproveDialog';
import { DiscountForm } from './DiscountForm';
import { KeptCard } from './KeptCard';
import { OpenInvoice } from './OpenInvoice';
import { PaidInvoices } from './PaidInvoices';
import type { PayMethod } from './PayChoice';
import { PaySummary } from './PaySummary';
import { PlanChoices } from './PlanChoices';
import { PlanMeasure } from './PlanMeasure';
import css from './plan.module.css';
import { type OwnNames, planName } from './plan-words';
import { endsItself, TermLine } from './TermLine';

interface Choice {
  plan: string;
  period: Period;
}

interface Props {
  screen: SubscriptionScreen;
  use: Pick<Use, 'bytes' | 'photos'>;
  names: OwnNames;
  methods: readonly PayMethod[];
  /** The choice that the address brings: from the price list or a message. */
  chosen: Choice | null;
  /** The payer comes back from the page of payment. */
  returned: boolean;
  /** The code of a discount link, from the address. */
  code: string;
}

/** `/admin/settings/plan`: what the studio pays and when, what it uses of its plan, and the plans to choose from. */
export function PlanPage({ screen, use, names, methods, chosen, returned, code }: Props) {
  const t = useTranslations('admin-plan');
  const home = useTranslations('admin-home.plan');
  const [choice, setChoice] = useState<Choice | null>(chosen);
  const { open } = screen;
  return (
    <Page
      title={home('titleOf', { plan: planName(screen.plan, names, t) })}
      help={<TermLine {...{ screen, names }} />}
    >
      {open ? (
        <OpenInvoice
          {...{ open, methods, names, returned }}
          late={screen.late}
          begins={endsItself(screen) ? screen.until : null}
          keeps={{ plan: screen.renews ?? 'free', period: screen.period ?? 'monthly' }}
        />
      ) : null}
      <RoomAgain screen={screen} />
      <NextPlan screen={screen} names={names} />
      <PaySummary screen={screen} />
      <Uses screen={screen} use={use} />
      {screen.trial === null ? null : <Trial days={screen.trial} />}
      <PlanChoices screen={screen} names={names} onChoose={setChoice} />
      {screen.payable ? <DiscountForm code={code} /> : null}
      {screen.project ? <SingleProject screen={screen} methods={methods} /> : null}
      {screen.card ? <KeptCard card={screen.card} /> : null}
      <PaidInvoices invoices={screen.invoices} names={names} />
      {choice ? (
        <ApproveDialog {...{ choice, screen, methods, names }} onClose={() => setChoice(null)} />
      ) : null}
    </Page>
  );
}

/** The way back to what had no room, once there is some. */
function RoomAgain({ screen: { limits, used, extras } }: { screen: SubscriptionScreen }) {
  const t = useTranslations('admin-plan.room');
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(readReturn()), []);
  const room = limits.projects === null || used.projects < limits.projects || extras > 0;
  if (!room || back === null) return null;
  return (
    <section className={css.waiting}>
      <p>{t('text')}</p>
      <a className={css.go} href={back} onClick={forgetReturn}>
        {t('go')}
      </a>
    </section>
  );
}

/** A change that waits for the end of the term, and the button that withdraws it. */
function NextPlan({ screen, names }: { screen: SubscriptionScreen; names: OwnNames }) {
  const t = useTranslations('admin-plan.next');
  const words = useTranslations('admin-plan');
  const locale = useLocale();
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const { next_plan: next, plan, period } = screen;
  if (!next || !period) return null;
  const day = dayText(next.on, locale);
  const name = planName(plan, names, words);
  const keep = () =>
    act(async () => {
      await call('/users/subscription', { method: 'PUT', body: { plan: screen.renews ?? plan, period } });
      toast.success(t('kept', { plan: name }));
      router.refresh();
    });
  return (
    <section className={css.waiting}>
      <p>
        {next.plan === 'free'
          ? t('free', { day })
          : t('change', {
              day,
              plan: planName(next.plan, names, words),
              period: words(`period.${next.period}`),
            })}
      </p>
      <Button busy={busy} onClick={() => void keep()}>
        {t('keep', { plan: planName(screen.renews ?? plan, names, words) })}
      </Button>
    </section>
  );
}

/** The free trial, once. */
function Trial({ days }: { days: number }) {
  const t = useTranslations('admin-plan.trial');
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const start = () =>
    act(async () => {
      await call('/users/subscription/trial', { method: 'POST' });
      toast.success(t('started'));
      router.refresh();
    });
  return (
    <section className={css.waiting}>
      <div>
        <h2>{t('title', { days })}</h2>
        <p>{t('text')}</p>
      </div>
      <Button busy={busy} onClick={() => void start()}>
        {t('start')}
      </Button>
    </section>
  );
}

/** Where the plan has no room for a further project: one more, paid once. */
function SingleProject({ screen, methods }: { screen: SubscriptionScreen; methods: readonly PayMethod[] }) {
  const t = useTranslations('admin-plan.single');
  const locale = useLocale();
  const router = useRouter();
  const call = useCall();
  const { busy, act } = useAct();
  const { project, limits, used } = screen;
  if (!project || limits.projects === null || used.projects < limits.projects || screen.extras > 0)
    return null;
  const sum = moneyWords(project, locale);
  const buy = () =>
    act(async () => {
      const { path } = await call<{ path: string }>('/users/subscription/projects', {
        method: 'POST',
        body: { method: methods[0]?.id ?? '' },
      });
      if (path.startsWith('http')) location.assign(path);
      else router.refresh();
    });
  return (
    <section className={css.waiting} id="single">
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text', { sum })}</p>
      </div>
      <Button busy={busy} onClick={() => void buy()}>
        {t('button', { sum })}
      </Button>
    </section>
  );
}

/** What is used of each limit. */
function Uses({ screen, use }: Pick<Props, 'screen' | 'use'>) {
  const t = useTranslations('admin-home.plan');
  const words = useTranslations('admin-plan');
  const locale = useLocale();
  const { number } = useFormatter();
  const { limits, used, largest, extras } = screen;
  const full = limits.projects !== null && used.projects >= limits.projects;
  return (
    <dl className={css.uses}>
      <PlanMeasure
        name={t('projects')}
        words={
          limits.projects === null
            ? t('noLimit', { count: used.projects })
            : t('of', { count: used.projects, limit: limits.projects })
        }
        share={limits.projects === null ? null : used.projects / Math.max(1, limits.projects)}
        full={full}
        note={extras > 0 ? words('extras', { count: extras }) : full ? t('full') : null}
      />
      <PlanMeasure
        name={t('largest')}
        words={
          limits.photos === null
            ? t('noLimitPhotos', { count: used.photos })
            : t('ofPhotos', { count: used.photos, limit: limits.photos })
        }
        share={limits.photos === null ? null : used.photos / Math.max(1, limits.photos)}
        full={limits.photos !== null && used.photos >= limits.photos}
        note={largest}
      />
      <PlanMeasure
        name={t('storage')}
        words={formatBytes(use.bytes, locale)}
        share={null}
        note={t('originals', { count: use.photos, shown: number(use.photos) })}
      />
    </dl>
  );
}
