import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { readSettingsFile } from '@/core/env/settings-file';
import { countFormer, releaseLost } from '@/core/secrets/reseal-all';

interface Said {
  lines: string[];
  good: boolean;
}

/** Writes settings into the data folder's file, whole or not at all, readable by its owner only. */
function writeSettings(changes: Record<string, string | undefined>): void {
  const file = path.join(env().dataDir, 'settings.json');
  const all = Object.entries({ ...readSettingsFile(env().dataDir), ...changes });
  const settings = Object.fromEntries(all.filter(([, value]) => value));
  writeFileSync(`${file}.part`, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

const written = (secret: string) => Buffer.from(secret).toString('base64url');

const fromEnvironment = () =>
  Boolean(process.env.KEEPERS_SECRET?.trim() || process.env.KEEPERS_FORMER_SECRETS?.trim());

/** The lines for an operator whose environment holds the secret: it cannot be changed from here. */
const sayThem = (secret: string, former: string[]): string[] => [
  'Your environment sets the secret, so set these there (in every process of the installation):',
  `KEEPERS_SECRET=${secret}`,
  `KEEPERS_FORMER_SECRETS=${former.join(',')}`,
];

async function status(): Promise<Said> {
  const { formerSecrets } = env();
  if (formerSecrets.length === 0) return { good: true, lines: ['One secret, no former ones.'] };
  const left = await countFormer();
  return {
    good: true,
    lines: [
      `${formerSecrets.length} former secret(s) still open what they signed and sealed; ${left} sealed rows are not yet resealed.`,
      'When links sent before the rotation are no longer needed: "npm run secret -- forget".',
    ],
  };
}

function rotate(leaked: boolean): Said {
  const secret = randomBytes(32).toString('hex');
  const former = leaked ? [] : [env().secret, ...env().formerSecrets].map(written);
  const given = fromEnvironment();
  if (!given)
    writeSettings({ KEEPERS_SECRET: secret, KEEPERS_FORMER_SECRETS: former.join(',') || undefined });
  const what = leaked
    ? 'New secret: everybody is signed out, and every link sent so far is void. Code apps have to be set up again.'
    : 'New secret: sessions, links and code apps keep working; sealed rows are resealed in the background.';
  return {
    good: true,
    lines: [
      what,
      ...(given ? sayThem(secret, former) : []),
      'Restart every process of the installation.',
      ...(leaked
        ? [
            'Then run "npm run secret -- release": it removes code apps and webhooks that no secret opens any more.',
          ]
        : []),
    ],
  };
}

async function forget(): Promise<Said> {
  const left = await countFormer();
  if (left > 0)
    return {
      good: false,
      lines: [
        `${left} rows are still sealed by a former secret: start a worker, wait until it has resealed them, and run this again.`,
      ],
    };
  const given = fromEnvironment();
  if (!given) writeSettings({ KEEPERS_FORMER_SECRETS: undefined });
  return {
    good: true,
    lines: [
      'Former secrets are removed: links and sessions not used since the rotation are void.',
      ...(given ? ['Remove KEEPERS_FORMER_SECRETS from your environment.'] : []),
      'Restart every process of the installation.',
    ],
  };
}

async function release(): Promise<Said> {
  const released = await releaseLost();
  const said = `${released} sealed secret(s) that no secret opens were removed: code apps with their recovery codes, webhooks.`;
  return { good: true, lines: [released ? said : 'Every sealed secret can be opened; nothing was removed.'] };
}

/** `secret` prints the state; `secret rotate [--leaked]`, `secret forget`, `secret release`. */
export async function runSecret(args: string[]): Promise<Said> {
  try {
    const [what = 'status', option] = args;
    if (what === 'status' && args.length <= 1) return await status();
    if (what === 'rotate' && (option === undefined || option === '--leaked') && args.length <= 2)
      return rotate(option === '--leaked');
    if (what === 'forget' && args.length === 1) return await forget();
    if (what === 'release' && args.length === 1) return await release();
    throw new Error('Usage: npm run secret -- rotate [--leaked] | forget | release');
  } finally {
    await pool().end();
  }
}
