import { namedKey, translator } from '@/core/i18n/translate';
import { studioPerson } from '@/modules/access/enter-studio';
import { accountName } from '@/modules/project/queries/projects-repo';
import { NAV_LINKS } from './links';
import { linksFor } from './links-for';
import { NavFrame } from './NavFrame';
import { NAV_GROUPS } from './nav-entry';

/** The admin's navigation: the studio, its screens, language, signing out. */
export async function StudioNav() {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const mine = linksFor(person, NAV_LINKS);
  const groups = NAV_GROUPS.map((name) => ({
    name,
    title: name === 'studio' ? null : t(`admin.nav.group.${name}`),
    links: mine
      .filter((entry) => entry.group === name)
      .map(({ href, label, icon: Icon, owns }) => ({
        href,
        owns,
        label: t(namedKey(label)),
        icon: <Icon aria-hidden />,
      })),
  })).filter(({ links }) => links.length > 0);
  return (
    <NavFrame
      studio={(await accountName(person.account)) ?? t('admin.nav.operator')}
      person={person.user.first_name ?? person.user.email ?? ''}
      groups={groups}
      csrf={person.csrf}
      locale={person.locale}
      words={{
        language: t('common.otherLanguage'),
        signOut: t('admin.nav.signOut'),
        account: t('admin.nav.account'),
        main: t('admin.nav.main'),
        close: t('common.close'),
        show: t('admin.nav.show'),
        hide: t('admin.nav.hide'),
        notices: t('admin.nav.notices'),
      }}
    />
  );
}
