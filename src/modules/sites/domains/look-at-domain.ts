import { type Sql, transaction } from '@/core/db/pool';
import { translator } from '@/core/i18n/translate';
import { sendMail } from '@/core/mail/send-mail';
import { studioReaders } from '@/modules/people/queries/readers';
import { findProof } from './find-proof';
import { type DomainRow, isTaken, type LookResult, lockProved, storeLook } from './queries';
import { shownHost } from './read-host';
import { isForfeit } from './when-to-look';

/** Two accounts may verify one domain concurrently: a unique index accepts only the first. */
const isTwice = (error: unknown) => (error as { code?: string }).code === '23505';

async function decide(domain: DomainRow, now: Date): Promise<LookResult> {
  const { host, proof, verified_at, lost_at } = domain;
  const state = await findProof(host, proof);
  if (state === 'found') {
    if (!verified_at && (await isTaken(host, domain.account_id)))
      return { verified_at: null, lost_at: null, trouble: 'taken' };
    return { verified_at: verified_at ?? now, lost_at: null, trouble: null };
  }
  // A missing response says nothing about the record.
  if (state === 'unreachable') return { verified_at, lost_at, trouble: state };
  const since = verified_at ? (lost_at ?? now) : null;
  if (verified_at && isForfeit(since, now.getTime()))
    return { verified_at: null, lost_at: since, trouble: state };
  return { verified_at, lost_at: since, trouble: state };
}

/** Mails the studio, once, that a domain no longer serves its site. */
async function mailLostDomain(sql: Sql, { account_id: account, host }: DomainRow): Promise<void> {
  for (const { email, locale } of await studioReaders(sql, account)) {
    const t = translator(locale);
    const about = { host: shownHost(host) };
    await sendMail(sql, {
      kind: 'site.domain-lost',
      to: email,
      account,
      locale,
      content: {
        subject: t('sites.domains.lost.subject', about),
        heading: t('sites.domains.lost.heading', about),
        paragraphs: [t('sites.domains.lost.text', about)],
        button: { label: t('sites.domains.lost.button'), path: '/admin/x/sites/domains' },
      },
    });
  }
}

/**
 * Checks a domain's record and stores the result: verified once it is found, withdrawn after it has been missing for
 * three days.
 */
export async function lookAtDomain(domain: DomainRow, now = new Date()): Promise<void> {
  const change = await decide(domain, now);
  const store = (wanted: LookResult) =>
    transaction(async (sql) => {
      const proved = await lockProved(sql, domain.id);
      if (proved === null) return;
      await storeLook(sql, domain.id, wanted);
      if (proved && !wanted.verified_at) await mailLostDomain(sql, domain);
    });
  try {
    await store(change);
  } catch (error) {
    if (!isTwice(error)) throw error;
    await store({ verified_at: null, lost_at: null, trouble: 'taken' });
  }
}
