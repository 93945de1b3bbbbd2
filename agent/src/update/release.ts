import { createHash, createPublicKey, verify } from 'node:crypto';

/** A program that the server offers. */
export interface Release {
  version: string;
  /** Where the server has it. */
  path: string;
  bytes: number;
  sha256: string;
  /** Ed25519 over `statementOf`, in base64. */
  signature: string;
}

/** Why an offered program is not taken. */
export type Refusal = 'OLDER_VERSION' | 'WRONG_SIGNATURE' | 'WRONG_CONTENT';

/** What is signed: the version with the content, so that an old program cannot be offered as a new one. */
export const statementOf = ({ version, sha256 }: Pick<Release, 'version' | 'sha256'>): Buffer =>
  Buffer.from(`keepers-agent\n${version}\n${sha256}\n`);

/** Whether a version comes after another; only dotted numbers are versions. */
export function isNewer(version: string, than: string): boolean {
  if (!/^\d{1,6}(\.\d{1,6}){0,3}$/.test(version)) return false;
  const [left, right] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Checks an offer before anything is fetched: a newer version, signed with the key. Returns why it is refused. */
export function refuseOffer(release: Release, version: string, key: string): Refusal | null {
  if (!isNewer(release.version, version)) return 'OLDER_VERSION';
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(release.signature, 'base64');
    return publicKey.asymmetricKeyType === 'ed25519' &&
      verify(null, statementOf(release), publicKey, signature)
      ? null
      : 'WRONG_SIGNATURE';
  } catch {
    return 'WRONG_SIGNATURE';
  }
}

/** Checks what was fetched against what was signed. */
export function refuseContent({ bytes, sha256 }: Release, content: Buffer): Refusal | null {
  const found = createHash('sha256').update(content).digest('hex');
  return content.length === bytes && found === sha256 ? null : 'WRONG_CONTENT';
}
