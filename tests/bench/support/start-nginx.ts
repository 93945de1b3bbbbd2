import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../helpers/free-port';
import { endWithUs } from '../load/end-with-us';
import { root } from './start-keepers';

/** Whether nginx and what makes a certificate are on this machine. */
export const hasNginx = (): boolean =>
  [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ].every(([file = '', ...args]) => spawnSync(file, args, { stdio: 'ignore' }).status === 0);

/** The guide's server for HTTPS, with other places and ports; it sends the host by which the server behind knows itself. */
function serverOf(port: number, behind: URL, dataDir: string, certificate: string): string {
  const guide = readFileSync(path.join(root, 'SELF-HOSTING.md'), 'utf8');
  const recipe = /```nginx\n[\s\S]*?\n(server \{\n {2}listen 443[\s\S]*?\n\})\n```/.exec(guide)?.[1];
  if (!recipe) throw new Error('SELF-HOSTING.md has no recipe for nginx.');
  return recipe
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate}/cert.pem;`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${certificate}/key.pem;`)
    .replace('http://keepers', behind.origin)
    .replaceAll('$host;', `${behind.host};`)
    .replaceAll('/var/lib/keepers/', `${dataDir}/`);
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const { status } = spawnSync('openssl', [...args, ...files], { stdio: 'ignore' });
  if (status !== 0) throw new Error('openssl made no certificate.');
}

async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nginx does not answer on ${port}.`);
}

/**
 * Runs nginx with HTTPS and HTTP/2 by the guide's recipe before each of these servers, with pictures of `dataDir`; returns
 * its addresses in their order. `plain` is a last address without TLS before the last server, for load generators.
 */
export async function startNginx(behind: string[], dataDir: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keepers-nginx-'));
  makeCertificate(folder);
  const ports = await Promise.all([...behind, 'plain'].map(freePort));
  const plain = ports.at(-1) ?? 0;
  const servers = behind.map((origin, i) => serverOf(ports[i] ?? 0, new URL(origin), dataDir, folder));
  const bare = serverOf(plain, new URL(behind.at(-1) ?? ''), dataDir, folder)
    .replace(' ssl http2', '')
    .replaceAll(/ *ssl_.*\n/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name));
    return `${name}_temp_path ${folder}/${name};`;
  });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes auto; pid ${folder}/nginx.pid;
     events { worker_connections 512; }
     http { access_log off; keepalive_requests 1000000; include /etc/nginx/mime.types; ${temporary.join(' ')}
     ${[...servers, bare].join('\n')} }`,
  );
  const args = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const child = spawn('nginx', args, { stdio: 'ignore' });
  endWithUs(child);
  await Promise.all(ports.map(waitFor));
  return {
    origins: behind.map((_, i) => `https://127.0.0.1:${ports[i]}`),
    plain: `http://127.0.0.1:${plain}`,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('close', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
