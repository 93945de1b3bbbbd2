import { isolateBidi } from '@plugins/kit/rules';
import type { MailContent } from '@plugins/kit/server/mail';
import { translator } from '@plugins/kit/server/texts';

/** Photographs listed in one mail; the rest is given as a number. */
const MOST = 6;
/** Characters shown of a comment. */
const LETTERS = 160;

/** A comment as a mail shows it. */
export interface DigestComment {
  media: string;
  photograph: string;
  /** Null if the person has no name. */
  name: string | null;
  byStudio: boolean;
  text: string;
}

export interface Digest {
  project: string;
  studio: string;
  /** In order of time. */
  news: readonly DigestComment[];
  /** The target of the button. */
  path: string;
  /** The unsubscribe address; null for a recipient who can only change the studio's settings. */
  stop: string | null;
  locale: 'en' | 'he';
  /** The recipient's side: texts differ, the comments are the same. */
  to: 'studio' | 'clients';
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LETTERS ? line : `${line.slice(0, LETTERS).trimEnd()}…`;
};

/**
 * Builds one mail about all new comments: each photograph by name with its latest comments, and one link to answer.
 */
export function digestMail({ project, studio, news, path, stop, locale, to }: Digest): MailContent {
  const t = translator(locale);
  const photographs = new Map<string, DigestComment[]>();
  for (const comment of news)
    photographs.set(comment.media, [...(photographs.get(comment.media) ?? []), comment]);
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
      const { photograph, name, text, byStudio } = said.at(-1) as DigestComment;
      const words = text ? short(text) : t('talk.onlyMark');
      const who = name ?? t(byStudio ? 'talk.mail.theStudio' : 'talk.guest');
      return {
        label: photograph,
        value: `${isolateBidi(who)}: ${isolateBidi(words)}${said.length > 1 ? ` ${t('talk.mail.before', { count: said.length - 1 })}` : ''}`,
      };
    }),
    button: { label: t('talk.mail.button'), path },
    remark: t(`talk.mail.${to}.remark`, about),
    ...(stop ? { links: [{ label: t('talk.mail.stop'), path: stop }] } : {}),
  };
}
