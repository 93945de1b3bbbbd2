import { captcha } from '@/core/captcha/verifier';
import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { emit } from '@/core/events/emit';
import { takeRate } from '@/core/http/count-rates';
import type { Locale } from '@/core/i18n/locale';
import { sendMail } from '@/core/mail/send-mail';
import { type Reader, studioReaders } from '@/modules/people/queries/readers';
import type { Site } from '../site';
import type { AnsweredInquiry } from './input';
import { studioMail, visitorMail } from './inquiry-mails';
import { countLately, insertInquiry, readOperators } from './queries';
import { tookTime } from './ticket';

/** Limit of operators who get inquiries of the platform's own site. */
const MOST = 5;

/**
 * Returns the recipients of a site's inquiries: those of the studio's notices; for the platform's own site its
 * operators.
 */
async function findRecipients(sql: Sql, site: Site | null): Promise<Reader[]> {
  if (site?.account) return studioReaders(sql, site.account);
  return readOperators(sql, { locale: site?.locale ?? 'en', limit: MOST });
}

/** Recent traffic of a site's form. */
interface Lately {
  /** Inquiries over the site within the hour. */
  all: number;
  /** Whether this one took as long as a person needs. */
  tookTime: boolean;
}

/** Inquiries per hour without a proof of work … */
const FREE = 20;

/** … and those sent too fast, or from a browser without script, which may as well be a program. */
const FREE_AT_ONCE = 3;

/** Whether the inquiry must include a proof of work. */
const proofNeeded = ({ all, tookTime }: Lately): boolean => all >= (tookTime ? FREE : FREE_AT_ONCE);

/** Origin of an inquiry. */
export interface InquiryOrigin {
  /** The site's row. */
  id: string;
  /** The site; null for the platform's own. */
  site: Site | null;
  /** Name of the studio or the platform. */
  name: string;
  /** The page that contains the form. */
  page: string;
  /** The visitor's language. */
  locale: Locale;
  /** The visitor's IP address, for the proof of work. */
  address: string;
}

/**
 * Saves a visitor's inquiry, and mails the studio and the visitor in the same transaction. Throws PROOF_NEEDED if there
 * were many recently and this one has no proof of work, RATE_REACHED if there are too many even so.
 */
export async function createInquiry(from: InquiryOrigin, written: AnsweredInquiry): Promise<{ id: string }> {
  const { id: site, locale, page } = from;
  const account = from.site?.account ?? null;
  const all = await countLately(pool(), site);
  if (proofNeeded({ all, tookTime: tookTime(written.ticket) })) {
    const token = written.recaptcha_token;
    const proved = token ? await captcha().verify(token, { address: from.address }) : false;
    if (!proved) throw new KeepersError('PROOF_NEEDED');
  }
  await takeRate('inquiry', site);
  await takeRate('inquirer', written.email);
  return transaction(async (sql) => {
    const id = uuidv7();
    const { name, email, phone = null, day = null, message, answers } = written;
    const inquiry = { id, site, account, name, email, phone, day, message, answers, locale, page };
    await insertInquiry(sql, inquiry);
    for (const to of await findRecipients(sql, from.site))
      await sendMail(sql, {
        kind: 'inquiry.received',
        to: to.email,
        account,
        locale: to.locale,
        replyTo: email,
        content: studioMail({ ...written, page }, from.name, to.locale),
      });
    await sendMail(sql, {
      kind: 'inquiry.confirmation',
      to: email,
      account,
      locale,
      content: visitorMail(from.name, locale),
    });
    if (account) await emit(sql, 'inquiry.received', account, { inquiry: { id, day } });
    return { id };
  });
}
