import { NextIntlClientProvider } from 'next-intl';
import { partMessages } from '@/core/i18n/screen-texts';
import { namedKey, translator } from '@/core/i18n/translate';
import { studioPerson } from '@/modules/access/enter-studio';
import { NAV_LINKS } from '../nav/links';
import { linksFor } from '../nav/links-for';
import { COMMANDS } from './commands';
import { SearchButton } from './SearchButton';

/** The search on every screen of the admin, including Payload's own: a button in the header, and Ctrl-K or Cmd-K. */
export async function SearchAction() {
  const person = await studioPerson();
  if (!person) return null;
  const t = translator(person.locale);
  const typed = new Set(COMMANDS.filter((one) => one.typed).map(({ href }) => href));
  const screens = linksFor(person, [...COMMANDS, ...NAV_LINKS]).map(({ href, label, words }) => ({
    href,
    typed: typed.has(href),
    label: t(namedKey(label)),
    words: words ? t(namedKey(words)) : '',
  }));
  return (
    <NextIntlClientProvider
      locale={person.locale}
      messages={partMessages(person.locale, ['search']) as never}
      timeZone="UTC"
    >
      <SearchButton screens={screens} person={person.user.id} />
    </NextIntlClientProvider>
  );
}
