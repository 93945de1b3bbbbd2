import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { AUDIT_PAGE, listAudit } from '@/modules/access/audit/list-audit';
import { isId } from '@/modules/access/grants/viewer';
import { AUDIT_NOUNS } from '@/modules/access/rules/audit';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { HistoryList } from '../lazy';

/** The account's history. Owner only. */
export async function HistoryView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (allow(person.role, 'history.read') === 'none' || !person.account) notFound();
  const { noun, project, before } = view.searchParams ?? {};
  const asked = {
    noun: AUDIT_NOUNS.find((one) => one === noun),
    event: isId(project) ? project : undefined,
    before: typeof before === 'string' && /^\d{1,18}$/.test(before) ? before : undefined,
  };
  const rows = await listAudit(person.account, asked);
  const shown = rows.slice(0, AUDIT_PAGE);
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-history.title') }]}>
      <HistoryList
        entries={shown.map((row) => ({ ...row, at: row.at.toISOString() }))}
        nouns={AUDIT_NOUNS}
        noun={asked.noun ?? null}
        project={asked.event ?? null}
        older={rows.length > AUDIT_PAGE ? (shown.at(-1)?.id ?? null) : null}
        paged={asked.before !== undefined}
      />
    </StudioPage>
  );
}
