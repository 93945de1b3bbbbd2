import { generateSecret, generateURI, verify } from 'otplib';
import { qrOf } from '@/core/draw-qr';
import { seal, unseal } from '@/core/secrets/seal';
import type { FactorRow } from './queries/factors';

const PURPOSE = 'one-time-codes';
/** Tolerated clock difference in seconds. */
const TOLERANCE = 30;

/** Returns a new secret for an authenticator app: as text, as URI with its QR code, and sealed for its row. */
export async function newCodes(row: string, email: string) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: 'Keepers', label: email, secret });
  return { secret, uri, qr: await qrOf(uri), sealed: seal(PURPOSE, row, secret) };
}

/** Returns the time step of a valid code, newer than the last one used; null for a wrong or used one. */
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
