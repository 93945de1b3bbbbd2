import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { env } from '@/core/env';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import {
  listMails,
  MAIL_FILTERS,
  type MailQuestion,
  projectsWithMails,
} from '@/modules/messaging/queries/outbox-repo';
import { MailList } from '../lazy';

type Searched = AdminViewServerProps['searchParams'];

/** Reads the outbox's filters from the address; invalid values are ignored. */
export function mailQuestion(asked: Searched): MailQuestion {
  const word = (name: string) => (typeof asked?.[name] === 'string' ? asked[name] : '');
  const project = word('project');
  return {
    filter: MAIL_FILTERS.find((one) => one === word('state')) ?? null,
    project: isId(project) ? project : null,
    search: word('q').slice(0, 200),
    page: Math.min(Math.max(1, Number.parseInt(word('page'), 10) || 1), 100_000),
  };
}

/** All messages of the studio; without a mail server they stay here. Owner only. */
export async function OutboxView(view: AdminViewServerProps) {
  const person = await requireStudio();
  // An operator without an account has a separate list, without the texts of messages.
  if (allow(person.role, 'mail.read') === 'none' || !person.account) notFound();
  const t = translator(person.locale);
  const [found, projects] = await Promise.all([
    listMails(person.account, mailQuestion(view.searchParams)),
    projectsWithMails(person.account),
  ]);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin.nav.outbox') }]}>
      <MailList found={found} projects={projects} server={Boolean(env().smtpUrl)} open />
    </StudioPage>
  );
}
