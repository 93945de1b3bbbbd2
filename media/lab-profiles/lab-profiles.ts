import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deriveSheet } from '@media/derive/derive';
import { type LabProfile, spaceOf } from '@media/rules/lab-profile';
import { storage } from '@media/storage/files';
import { KeepersError } from '@/core/errors/errors';
import { profileIn } from './embedded-profile';

/** A stored profile by the names in its key. */
export interface StoredProfile {
  key: string;
  account: string;
  sha256: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

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

/** The color profiles of labs that studios uploaded for products of one feature, stored below its prefix. */
export function labProfiles(feature: string) {
  const shape = new RegExp(`^${feature}/profiles/(${UUID})/([0-9a-f]{64})$`);
  const keyOf = (account: string, sha256: string): string => `${feature}/profiles/${account}/${sha256}`;
  return {
    /** Where an account's profile is stored. */
    keyOf,

    /** Stores a profile of an account. Throws PROFILE_NOT_USABLE for a file that is none, or that cannot be used. */
    async add(account: string, { bytes, name }: { bytes: Buffer; name: string }): Promise<LabProfile> {
      if (!spaceOf(bytes) || !(await converts(bytes))) throw new KeepersError('PROFILE_NOT_USABLE');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await storage().put(keyOf(account, sha256), bytes, { contentType: 'application/vnd.iccprofile' });
      return { sha256, name: name.trim().slice(0, 200) || 'ICC' };
    },

    /** Throws INVALID_INPUT where a profile was not uploaded by this account. */
    async require(account: string, profile: LabProfile | null): Promise<void> {
      if (profile && !(await storage().stat(keyOf(account, profile.sha256))))
        throw new KeepersError('INVALID_INPUT', {}, { profile: 'NOT_FOUND' });
    },

    /** Those of these keys that are profiles which nothing uses: `unused` returns the keys of such ones. */
    async lost(
      keys: readonly string[],
      unused: (profiles: StoredProfile[]) => Promise<string[]>,
    ): Promise<string[]> {
      const profiles = keys.flatMap((key) => {
        const [, account, sha256] = shape.exec(key) ?? [];
        return account && sha256 ? [{ key, account, sha256 }] : [];
      });
      return profiles.length > 0 ? unused(profiles) : [];
    },
  };
}
