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
import { MailList } from './MailList';

type Searched = AdminViewServerProps['searchParams'];

/** What the address asks an outbox for; whatever makes no sense is left out. */
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

/** Every message the studio sends; without a mail server this is where they stay. The owner's alone. */
export async function OutboxView(view: AdminViewServerProps) {
  const person = await requireStudio();
  // Whoever runs the installation and works in no account has a list of their own, without anybody's words.
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
