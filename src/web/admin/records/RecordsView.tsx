import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { Page } from '@/ui/admin/Page';
import css from './records.module.css';
import { isWritable, recordName, shownRecords } from './shown-records';

/** The collections operators see in Payload's own views, and whether they may write them there. */
export async function RecordsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (allow(person.role, 'installation.run') === 'none') notFound();
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-operators.records.title') }]}>
      <Page title={t('admin-operators.records.title')} help={t('admin-operators.records.help')}>
        <ul className={css.kinds}>
          {shownRecords().map((slug) => (
            <li key={slug}>
              <a href={`/admin/collections/${slug}`}>
                <span className={css.name}>{t(recordName(slug, 'kind'))}</span>
                <span className={css.how}>
                  {t(
                    isWritable(slug)
                      ? 'admin-operators.records.writable'
                      : 'admin-operators.records.readOnly',
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </StudioPage>
  );
}
