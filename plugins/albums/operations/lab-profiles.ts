import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeepersError } from '@plugins/kit/server';
import { deriveSheet } from '@plugins/kit/server/internal';
import { storage } from '@plugins/kit/server/photographs';
import { translator } from '@plugins/kit/server/texts';
import { profileIn } from '../output/srgb-profile';
import { spaceOf } from '../rules/color-profile';
import type { LabProfile } from '../rules/format';

/** Where an account's color profile is stored. */
export const profileKey = (account: string, sha256: string): string => `albums/profiles/${account}/${sha256}`;

/** Whether a picture can be converted to a profile: tried in a render process, since the file is foreign. */
async function converts(profile: Buffer): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keepers-profile-'));
  try {
    const file = path.join(folder, 'lab.icc');
    await writeFile(file, profile);
    const { data } = await deriveSheet({
      ...{ width: 8, height: 8, background: '#8a5a44', parts: [], overlay: null, cut: null },
      ...{ quality: 90, density: 72, profile: file },
    });
    return profileIn(Buffer.from(data)).equals(profile);
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores a lab's color profile of an account. Throws REFUSED with a reason for a file that is none, or that cannot be used. */
export async function addProfile(
  account: string,
  { bytes, name, locale }: { bytes: Buffer; name: string; locale: 'en' | 'he' },
): Promise<LabProfile> {
  const t = translator(locale);
  if (!spaceOf(bytes) || !(await converts(bytes)))
    throw new KeepersError('REFUSED', { reason: t('albums.refused.profile') });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage().put(profileKey(account, sha256), bytes, { contentType: 'application/vnd.iccprofile' });
  return { sha256, name: name.trim().slice(0, 200) || 'ICC' };
}

/** Throws INVALID_INPUT where a profile was not uploaded by this account. */
export async function requireProfile(account: string, profile: LabProfile | null): Promise<void> {
  if (profile && !(await storage().stat(profileKey(account, profile.sha256))))
    throw new KeepersError('INVALID_INPUT', {}, { profile: 'NOT_FOUND' });
}
