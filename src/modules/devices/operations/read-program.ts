import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { makeZip } from 'client-zip';
import { env } from '@/core/env';
import { releaseFile } from './read-builds';

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

const README = `Keepers uploader

1. Install Node.js 22 or newer from https://nodejs.org if this computer has none.
2. Windows: open "Keepers uploader.cmd". macOS: open "Keepers uploader.command" (the first time: right click, Open).
   Linux: run "keepers-uploader.sh".
3. A page opens in your browser. Type the address of your Keepers:
   SERVER
   and allow the code that is shown.
`;

async function agentArchive(): Promise<ProgramArchive> {
  const folder = 'Keepers uploader';
  const files: [string, string | Uint8Array, number?][] = [
    ['agent.cjs', await readAgent()],
    ['README.txt', README.replace('SERVER', env().publicUrl)],
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
      name: `${folder}/${name}`,
      input,
      lastModified: AT,
      ...(mode === undefined ? {} : { mode }),
    })),
  );
}

/** The plug-in with this server's address inside, so that only a code has to be allowed. */
async function lightroomArchive(): Promise<ProgramArchive> {
  const from = path.join(process.cwd(), 'lightroom/keepers.lrplugin');
  const names = (await readdir(from)).filter((name) => name.endsWith('.lua')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `keepers.lrplugin/${name}`,
      input:
        name === 'Server.lua'
          ? `return ${luaString(env().publicUrl)}\n`
          : await readFile(path.join(from, name)),
      lastModified: AT,
    })),
  );
  return archive('keepers-lightroom.zip', files);
}

/** An address as a string of Lua. */
const luaString = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\s/g, '')}'`;

/** Returns a program with this server's address. */
export const readProgram = (program: Program): Promise<ProgramArchive> =>
  program === 'agent' ? agentArchive() : lightroomArchive();
