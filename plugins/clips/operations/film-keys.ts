/** The key of a film's file in storage: a new version for each film, so that addresses never change their content. */
export const filmKey = (event: string, clip: string, version: string, file: string) =>
  `clips/${event}/${clip}/${version}/${file}`;

/** What the keys of all films of a clip begin with. */
export const clipPrefix = (event: string, clip: string) => `clips/${event}/${clip}/`;

/** The key of uploaded music. */
export const trackKey = (account: string, sha256: string) => `clips/music/${account}/${sha256}`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILM = new RegExp(`^clips/${UUID}/(${UUID})/([\\w-]+)/[^/]+$`);
const TRACK = new RegExp(`^clips/music/(${UUID})/([0-9a-f]{64})$`);

/** Reads a key of ours; null for any other. */
export function readKey(
  key: string,
): { clip: string; version: string } | { account: string; sha256: string } | null {
  const [, clip, version] = FILM.exec(key) ?? [];
  if (clip && version) return { clip, version };
  const [, account, sha256] = TRACK.exec(key) ?? [];
  return account && sha256 ? { account, sha256 } : null;
}
