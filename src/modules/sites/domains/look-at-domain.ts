import { type Sql, transaction } from '@/core/db/pool';
import { translator } from '@/core/i18n/translate';
import { sendMail } from '@/core/mail/send-mail';
import { studioReaders } from '@/modules/people/queries/readers';
import { type DomainRow, isTaken } from './domains-repo';
import { findProof } from './find-proof';
import { shownHost } from './read-host';
import { isForfeit } from './when-to-look';

type Trouble = 'missing' | 'other' | 'unreachable' | 'taken';
interface Change {
  verified_at: Date | null;
  lost_at: Date | null;
  trouble: Trouble | null;
}

/** Two accounts may verify one domain concurrently: a unique index accepts only the first. */
const isTwice = (error: unknown) => (error as { code?: string }).code === '23505';

async function decide(domain: DomainRow, now: Date): Promise<Change> {
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

const write = (sql: Sql, id: string, { verified_at, lost_at, trouble }: Change) =>
  sql.query(
    `update site_domains set verified_at = $2, lost_at = $3, trouble = $4, checked_at = now(), updated_at = now(),
            main = main and $2::timestamptz is not null where id = $1`,
    [id, verified_at, lost_at, trouble],
  );

/** Mails the studio, once, that a domain no longer serves its site. */
async function tellLost(sql: Sql, { account_id: account, host }: DomainRow): Promise<void> {
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
  const store = (wanted: Change) =>
    transaction(async (sql) => {
      const { rows } = await sql.query<{ proved: boolean }>(
        'select verified_at is not null as proved from site_domains where id = $1 for update',
        [domain.id],
      );
      if (!rows[0]) return;
      await write(sql, domain.id, wanted);
      if (rows[0].proved && !wanted.verified_at) await tellLost(sql, domain);
    });
  try {
    await store(change);
  } catch (error) {
    if (!isTwice(error)) throw error;
    await store({ verified_at: null, lost_at: null, trouble: 'taken' });
  }
}
