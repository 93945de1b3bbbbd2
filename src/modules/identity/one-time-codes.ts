import { generateSecret, generateURI, verify } from 'otplib';
import { qrOf } from '@/core/draw-qr';
import { seal, unseal } from '@/core/secrets/seal';
import type { FactorRow } from './factors-repo';

const PURPOSE = 'one-time-codes';
/** A clock may be half a minute off. */
const TOLERANCE = 30;

/** A new secret for a code app: as text, as its address with a QR code of it, sealed for its row. */
export async function newCodes(row: string, email: string) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: 'Keepers', label: email, secret });
  return { secret, uri, qr: await qrOf(uri), sealed: seal(PURPOSE, row, secret) };
}

/** The time step a code is right for, newer than the last one used; null where it is wrong or was used. */
export async function checkCode(
  factor: Pick<FactorRow, 'id' | 'secret' | 'counter'>,
  code: string,
): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const secret = unseal(PURPOSE, factor.id, factor.secret);
  const after = factor.counter > 0 ? { afterTimeStep: factor.counter } : {};
  const answer = await verify({ secret, token, epochTolerance: TOLERANCE, ...after }).catch(() => null);
  return answer?.valid && 'timeStep' in answer ? answer.timeStep : null;
}
