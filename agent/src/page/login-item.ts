import { execFile } from 'node:child_process';
import { promises as fs } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAME = 'KeepersUploader';
const RUN_KEY = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Run`;

/** Lists of files come and go: a smaller nursery keeps a quarter of the memory free. */
const NODE_FLAG = '--max-semi-space-size=2';

/** The command that starts this program again, without opening its page. */
function command(): string[] {
  const script = process.argv[1];
  // A single executable has no script of its own.
  const own = script && script !== process.execPath ? [script] : [];
  return [process.execPath, ...(own.length > 0 ? [NODE_FLAG] : []), ...own, '--background'];
}

const xml = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The file of macOS or Linux that starts the program at login. */
function fileOf(): { at: string; text: string } | null {
  const words = command();
  if (process.platform === 'darwin')
    return {
      at: path.join(homedir(), 'Library/LaunchAgents/app.keepers.uploader.plist'),
      text: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>Label</key><string>app.keepers.uploader</string><key>RunAtLoad</key><true/>
<key>ProgramArguments</key><array>${words.map((word) => `<string>${xml(word)}</string>`).join('')}</array></dict></plist>
`,
    };
  if (process.platform === 'win32') return null;
  const config = process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config');
  const quoted = words.map((word) => `"${word.replace(/["\\$`]/g, '\\$&')}"`).join(' ');
  return {
    at: path.join(config, 'autostart/keepers-uploader.desktop'),
    text: `[Desktop Entry]\nType=Application\nName=Keepers uploader\nExec=${quoted}\nX-GNOME-Autostart-enabled=true\n`,
  };
}

/** Whether the program starts when the person logs in. */
export async function isLoginItem(): Promise<boolean> {
  const file = fileOf();
  if (file) return (await fs.stat(file.at).catch(() => null)) !== null;
  return run('reg', ['query', RUN_KEY, '/v', NAME]).then(
    () => true,
    () => false,
  );
}

/** Starts the program at login, or no longer. */
export async function setLoginItem(on: boolean): Promise<void> {
  const file = fileOf();
  if (file) {
    if (!on) return fs.rm(file.at, { force: true });
    await fs.mkdir(path.dirname(file.at), { recursive: true });
    return fs.writeFile(file.at, file.text);
  }
  const words = command()
    .map((word) => `"${word}"`)
    .join(' ');
  if (on) await run('reg', ['add', RUN_KEY, '/v', NAME, '/t', 'REG_SZ', '/d', words, '/f']);
  else await run('reg', ['delete', RUN_KEY, '/v', NAME, '/f']).catch(() => undefined);
}
