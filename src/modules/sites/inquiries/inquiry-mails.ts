import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import type { MailContent } from '@/core/mail/send-mail';
import { dayWords } from '@/core/text/day-words';
import { isolateBidi } from '@/core/text/isolate-bidi';
import type { AnsweredInquiry } from './input';

const SCREEN = '/admin/x/sites/inquiries';

/** The notice to the studio, with the complete inquiry; a reply goes to the visitor. */
export function studioMail(
  inquiry: AnsweredInquiry & { page: string },
  site: string,
  locale: Locale,
): MailContent {
  const t = translator(locale);
  const { name, email, phone, day, message, page, answers } = inquiry;
  const facts = { name, email, phone, day: day && dayWords(day, locale) };
  const fact = (label: 'page' | keyof typeof facts, value: string) => ({
    label: t(`sites.contact.mail.${label}`),
    value,
  });
  return {
    subject: t('sites.contact.mail.subject', { name: isolateBidi(name), site: isolateBidi(site) }),
    heading: t('sites.contact.mail.heading', { name: isolateBidi(name) }),
    paragraphs: message.split(/\n{2,}/),
    facts: [
      ...Object.entries(facts).flatMap(([label, value]) =>
        value ? [fact(label as keyof typeof facts, value)] : [],
      ),
      ...answers,
      fact('page', page),
    ],
    button: { label: t('sites.contact.mail.button'), path: SCREEN },
    remark: t('sites.contact.mail.remark'),
  };
}

/**
 * The confirmation to the visitor. Contains nothing of the inquiry, so that the form cannot be used to send texts to
 * other people's addresses.
 */
export function visitorMail(studio: string, locale: Locale): MailContent {
  const t = translator(locale);
  const who = { studio: isolateBidi(studio) };
  return {
    subject: t('sites.contact.confirmation.subject', who),
    heading: t('sites.contact.confirmation.heading'),
    paragraphs: [t('sites.contact.confirmation.text', who)],
    remark: t('sites.contact.confirmation.remark', who),
  };
}
