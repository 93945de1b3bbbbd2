import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { env } from '@/server/env';
import { isId } from '@/server/grants/viewer';
import { listMails, MAIL_FILTERS, type MailQuestion, projectsWithMails } from '@/server/studio/outbox-repo';
import { requireStudio, StudioPage } from '../studio-page';
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
