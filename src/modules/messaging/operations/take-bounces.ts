import { hashToken } from '@/core/crypto';
import { transaction } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { readReport } from '@/core/mail/bounces/read-report';
import { SIGNATURE_AGE, signatureHolds } from '@/core/mail/bounces/signature';
import { markBounced } from '@/core/mail/queries/mails';
import { insertReport, lockReport, wasReported } from '@/modules/messaging/queries/bounces';

/** Result of a report: how many of our messages bounced, and how many of its ids are unknown. */
export interface TakenReport {
  bounced: number;
  unknown: number;
}

/**
 * Processes a signed bounce report: each message that a mail server had accepted becomes `bounced`. Each report is
 * processed once. Throws NOT_FOUND if no secret is set, INVALID_SIGNATURE, REPORT_REPEATED, UNSUPPORTED_TYPE,
 * INVALID_INPUT.
 */
export async function takeBounces(report: {
  signature: string | null;
  type: string;
  body: string;
}): Promise<TakenReport> {
  const { bounceSecret } = env();
  if (!bounceSecret) throw new KeepersError('NOT_FOUND');
  if (!signatureHolds(bounceSecret, report.signature, report.body))
    throw new KeepersError('INVALID_SIGNATURE');
  const bounces = readReport(report.type, report.body);
  return transaction(async (sql) => {
    // Keyed by the signed content, not by the spelling of the header.
    const key = hashToken(`bounce:${/t=(\d+)/.exec(report.signature ?? '')?.[1]}:${report.body}`);
    await lockReport(sql, key);
    if (await wasReported(sql, { key, seconds: SIGNATURE_AGE * 4 }))
      throw new KeepersError('REPORT_REPEATED');
    await insertReport(sql, key);
    let bounced = 0;
    let unknown = 0;
    for (const bounce of bounces) {
      if (!bounce.failed) continue;
      const ours = await markBounced(sql, bounce.ids, { trouble: bounce.trouble, message: bounce.said });
      if (ours > 0) bounced += ours;
      else unknown += 1;
    }
    return { bounced, unknown };
  });
}
