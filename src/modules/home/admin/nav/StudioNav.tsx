import { Puzzle } from 'lucide-react';
import { namedKey, translator } from '@/core/i18n/translate';
import { studioPerson } from '@/modules/access/enter-studio';
import { accountName } from '@/modules/project/queries/projects-repo';
import { GROUP_ICONS, NAV_LINKS } from './links';
import { linksFor } from './links-for';
import { NavFrame } from './NavFrame';
import { linesOf } from './nav-entry';

/** The admin's navigation: the studio, a line for each group of screens, tutorials, account, language, signing out. */
export async function StudioNav() {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const lines = linesOf(linksFor(person, NAV_LINKS)).map(({ group, entries }) => {
    const [first] = entries;
    const Icon = group ? GROUP_ICONS[group] : (first.icon ?? Puzzle);
    return {
      group,
      href: first.href,
      owns: entries.flatMap(({ href, owns = [] }) => [href, ...owns]),
      label: group ? t(`admin.nav.group.${group}`) : t(namedKey(first.label)),
      icon: <Icon aria-hidden />,
    };
  });
  return (
    <NavFrame
      studio={(await accountName(person.account)) ?? t('admin.nav.operator')}
      person={person.user.first_name ?? person.user.email ?? ''}
      lines={lines.filter(({ group }) => group !== 'help')}
      help={lines.find(({ group }) => group === 'help') ?? null}
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
        skip: t('admin.nav.skip'),
      }}
    />
  );
}
