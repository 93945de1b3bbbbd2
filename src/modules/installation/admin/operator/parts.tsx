import { readStorageUse } from '@media/storage/storage-repo';
import { env } from '@/core/env';
import { translator } from '@/core/i18n/translate';
import { JOB_PARTS } from '@/core/jobs/job-parts';
import { checkAll } from '@/modules/installation/doctor/check-all';
import { explainFinding } from '@/modules/installation/doctor/finding';
import { listAccounts, listJobs } from '@/modules/installation/operators/queries';
import { MailList } from '@/modules/messaging/admin/lazy';
import { mailQuestion } from '@/modules/messaging/admin/outbox/OutboxView';
import { listMails } from '@/modules/messaging/queries/outbox-repo';
import { readPlanNames, readPlans } from '@/modules/money/plans';
import { countPlans } from '@/modules/money/queries/plans';
import { showPayouts } from '@/modules/sellers/payouts/payouts';
import { showPlatformMoney } from '@/modules/subscriptions/operations/list-invoices';
import { AccountsPage, HealthPage, JobsPage, MoneyPage, PlansPage, StoragePage } from '../lazy';
import { compareTexts } from './compare-texts';
import { mailTopic } from './mail-topic';
import { namedKeys } from './named-keys';
import type { LoadPart } from './OperatorView';
import { TranslationsPage } from './TranslationsPage';

const accounts: LoadPart = async ({ word, page }, { locale }) => (
  <AccountsPage
    found={await listAccounts({ search: word('q'), page })}
    planNames={await readPlanNames(locale)}
  />
);

const plans: LoadPart = async () => <PlansPage plans={await readPlans()} taken={await countPlans()} />;

const money: LoadPart = async (_asked, { locale }) => (
  <MoneyPage
    found={await showPlatformMoney()}
    payouts={await showPayouts()}
    planNames={await readPlanNames(locale)}
  />
);

const jobs: LoadPart = async ({ word, page }) => {
  const filter = JOB_PARTS.find((one) => one === word('state')) ?? 'failed';
  return <JobsPage found={await listJobs({ filter, queue: word('queue') || null, page })} />;
};

/**
 * The recipients of messages. Subjects of studios' messages contain names of people and projects: what a message is about
 * is shown in their place.
 */
const mails: LoadPart = async ({ all }, { locale }) => {
  const t = translator(locale);
  const found = await listMails(null, { ...mailQuestion(all), project: null });
  const lines = found.mails.map((mail) => ({
    ...mail,
    subject: mail.account === null ? mail.subject : t(`admin-operators.mails.topic.${mailTopic(mail.kind)}`),
    project: null,
    project_id: null,
  }));
  return (
    <MailList found={{ ...found, mails: lines }} projects={[]} server={Boolean(env().smtpUrl)} open={false} />
  );
};

const storage: LoadPart = async () => <StoragePage use={await readStorageUse()} />;

const health: LoadPart = async (_asked, { locale }) => (
  <HealthPage findings={(await checkAll()).map((finding) => explainFinding(finding, locale))} />
);

const translations: LoadPart = async () => <TranslationsPage found={compareTexts(namedKeys())} />;

/** The operators' screens by the last part of their address. */
export const PARTS = { accounts, plans, money, jobs, mails, storage, health, translations };
