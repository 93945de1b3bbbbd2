import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { studioPerson } from '@/server/studio/enter-studio';
import { accountName } from '@/server/studio/projects-repo';
import { NavFrame } from './NavFrame';

/** The admin's navigation: the studio, its screens, the language, the way out. */
export async function StudioNav() {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const mails = allow(person.role, 'mail.read') !== 'none';
  const links = [
    { href: '/admin', icon: 'projects' as const, label: t('admin.nav.projects') },
    ...(mails ? [{ href: '/admin/outbox', icon: 'outbox' as const, label: t('admin.nav.outbox') }] : []),
  ];
  return (
    <NavFrame
      studio={(await accountName(person.account)) ?? t('admin.nav.operator')}
      person={person.user.first_name ?? person.user.email ?? ''}
      links={links}
      csrf={person.csrf}
      locale={person.locale}
      words={{
        language: t('common.otherLanguage'),
        signOut: t('admin.nav.signOut'),
        account: t('admin.nav.account'),
        main: t('admin.nav.main'),
        close: t('common.close'),
      }}
    />
  );
}
