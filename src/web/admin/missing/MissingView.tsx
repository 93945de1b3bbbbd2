import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { ButtonLink } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';

/** The page for an address of the admin without a screen; views that call `notFound()` render it, too. */
export async function MissingView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin.missing.title') }]}>
      <main style={{ padding: 'var(--base) var(--gutter-h)' }}>
        <div className={ui.empty}>
          <h1>{t('admin.missing.title')}</h1>
          <p>{t('admin.missing.text')}</p>
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', justifyContent: 'center' }}>
            <ButtonLink href="/admin" look="primary">
              {t('admin.missing.home')}
            </ButtonLink>
            <ButtonLink href="/admin/projects">{t('admin.nav.projects')}</ButtonLink>
          </p>
        </div>
      </main>
    </StudioPage>
  );
}
