import type { MailContent } from '@plugins/kit/server/mail';
import { apart, translator } from '@plugins/kit/server/texts';

/** Photographs named in one message; of more it says how many. */
const MOST = 6;
/** Letters of a comment that are shown. */
const LETTERS = 160;

/** A comment as a message tells of it. */
export interface Told {
  media: string;
  photograph: string;
  /** Null where nobody knows their name. */
  name: string | null;
  byStudio: boolean;
  text: string;
}

export interface Digest {
  project: string;
  studio: string;
  /** In their order. */
  news: readonly Told[];
  /** Where the button leads. */
  path: string;
  /** Where no more of these are wanted; null where the studio's settings say so alone. */
  stop: string | null;
  locale: 'en' | 'he';
  /** Whose message it is: words differ, what is told does not. */
  to: 'studio' | 'clients';
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LETTERS ? line : `${line.slice(0, LETTERS).trimEnd()}…`;
};

/** One message for all that was said: each photograph by its name with its last words, and one way to answer. */
export function digestMail({ project, studio, news, path, stop, locale, to }: Digest): MailContent {
  const t = translator(locale);
  const photographs = new Map<string, Told[]>();
  for (const told of news) photographs.set(told.media, [...(photographs.get(told.media) ?? []), told]);
  const about = { project, studio, count: news.length };
  const more = photographs.size - MOST;
  return {
    subject: t(`talk.mail.${to}.subject`, about),
    heading: t(`talk.mail.${to}.heading`, about),
    paragraphs: [
      t(`talk.mail.${to}.text`, about),
      ...(more > 0 ? [t('talk.mail.more', { count: more })] : []),
    ],
    facts: [...photographs.values()].slice(0, MOST).map((said) => {
      const { photograph, name, text, byStudio } = said.at(-1) as Told;
      const words = text ? short(text) : t('talk.onlyMark');
      const who = name ?? t(byStudio ? 'talk.mail.theStudio' : 'talk.somebody');
      return {
        label: photograph,
        value: `${apart(who)}: ${apart(words)}${said.length > 1 ? ` ${t('talk.mail.before', { count: said.length - 1 })}` : ''}`,
      };
    }),
    button: { label: t('talk.mail.button'), path },
    remark: t(`talk.mail.${to}.remark`, about),
    ...(stop ? { links: [{ label: t('talk.mail.stop'), path: stop }] } : {}),
  };
}
