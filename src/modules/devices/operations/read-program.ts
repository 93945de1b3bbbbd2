import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { makeZip } from 'client-zip';
import { env } from '@/core/env';
import type { Locale } from '@/core/i18n/locale';
import { PROGRAM_FOLDER, releaseFile, siteFile } from './read-builds';

/** Programs that this server hands out. */
export const PROGRAMS = ['agent', 'lightroom'] as const;
export type Program = (typeof PROGRAMS)[number];

/** A program as an archive. */
export interface ProgramArchive {
  name: string;
  body: Readable;
}

interface ZipFile {
  name: string;
  input: string | Uint8Array;
  lastModified: Date;
  mode?: number;
}

/** The time of every file, so that the same program is the same archive. */
const AT = new Date('2026-01-01T00:00:00Z');

const archive = (name: string, files: ZipFile[]): ProgramArchive => ({
  name,
  body: Readable.fromWeb(makeZip(files) as import('node:stream/web').ReadableStream),
});

/** Returns the bundled uploader; the build makes it, and so does the first request of a program without a build. */
export async function readAgent(): Promise<Uint8Array> {
  const there = await releaseFile();
  if (there) return readFile(there);
  const built = path.join(process.cwd(), 'dist/agent/agent.cjs');
  if (!existsSync(built)) {
    const script = pathToFileURL(path.join(process.cwd(), 'agent/build.mjs')).href;
    const { buildAgent } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ script)) as {
      buildAgent: (folder: string) => Promise<string>;
    };
    await buildAgent(path.dirname(built));
  }
  return readFile(built);
}

/** Our text with this server's address in the place of SERVER. */
const withAddress = (text: string): string => text.replaceAll('SERVER', () => env().publicUrl);

const README = `Keepers uploader

1. Install Node.js 22 or newer from https://nodejs.org if this computer has none.
2. Windows: open "Keepers uploader.cmd". macOS: open "Keepers uploader.command" (the first time: right click, Open).
   Linux: run "keepers-uploader.sh".
3. A page opens in your browser. It knows the address of your Keepers (SERVER):
   get a code there, and allow it.
`;

async function agentArchive(): Promise<ProgramArchive> {
  const files: [string, string | Uint8Array, number?][] = [
    ['agent.cjs', await readAgent()],
    siteFile(),
    ['README.txt', withAddress(README)],
    ['Keepers uploader.cmd', '@start "Keepers" /min node --max-semi-space-size=2 "%~dp0agent.cjs"\r\n'],
    [
      'Keepers uploader.command',
      '#!/bin/sh\ncd "$(dirname "$0")" && exec node --max-semi-space-size=2 agent.cjs "$@"\n',
      0o755,
    ],
    [
      'keepers-uploader.sh',
      '#!/bin/sh\ncd "$(dirname "$0")" && exec node --max-semi-space-size=2 agent.cjs "$@"\n',
      0o755,
    ],
  ];
  return archive(
    'keepers-uploader.zip',
    files.map(([name, input, mode]) => ({
      name: `${PROGRAM_FOLDER}/${name}`,
      input,
      lastModified: AT,
      ...(mode === undefined ? {} : { mode }),
    })),
  );
}

/** The plug-in with this server's address and the person's language inside, so that only a code has to be allowed. */
async function lightroomArchive(locale: Locale): Promise<ProgramArchive> {
  const from = path.join(process.cwd(), 'lightroom');
  const plugin = path.join(from, 'keepers.lrplugin');
  const names = (await readdir(plugin)).filter((name) => name.endsWith('.lua')).sort();
  const info = await readFile(path.join(plugin, 'Info.lua'), 'utf8');
  const written: Record<string, string> = {
    'Info.lua': withAddress(info),
    'Server.lua': `return ${luaString(env().publicUrl)}\n`,
    'Language.lua': `return ${luaString(locale)}\n`,
  };
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `keepers.lrplugin/${name}`,
      input: written[name] ?? (await readFile(path.join(plugin, name))),
      lastModified: AT,
    })),
  );
  const readme = await readFile(path.join(from, 'README.txt'), 'utf8');
  files.push({ name: 'README.txt', input: withAddress(readme), lastModified: AT });
  return archive('keepers-lightroom.zip', files);
}

/** An address as a string of Lua. */
const luaString = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\s/g, '')}'`;

/** Returns a program with this server's address; `locale` is the language that the plug-in begins with. */
export const readProgram = (program: Program, locale: Locale): Promise<ProgramArchive> =>
  program === 'agent' ? agentArchive() : lightroomArchive(locale);
