import { checkMail, checkStorage } from '@/modules/installation/doctor/check-parts';
import { translateFinding } from '@/modules/installation/doctor/finding';

/**
 * Tries storage and the mail server, where there is one. Returns a line for each that does not answer now but may
 * later. Throws the line of one whose settings are wrong: waiting does not fix those.
 */
export async function reachParts(): Promise<string[]> {
  const [stored, mail] = await Promise.all([checkStorage(), checkMail()]);
  if (stored.state === 'broken' && !stored.passes) throw new Error(translateFinding(stored, 'en').says);
  // That no mail server is set is a choice, which the doctor names.
  return [stored, mail]
    .filter(({ state, says }) => state !== 'ok' && says !== 'mail_none')
    .map((finding) => translateFinding(finding, 'en').says);
}
