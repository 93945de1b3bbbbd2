import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { sqlOf, type TestApp } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { DEVICE_SCOPES } from '@/core/access/device-scopes';
import { AgentProcess } from './start-agent';

/** The build of the uploader, which is plain JavaScript. */
export interface BuildScript {
  buildAgent: (
    folder?: string,
    version?: string,
    key?: import('node:crypto').KeyObject | null,
  ) => Promise<string>;
}
const { buildAgent } = (await import('../build.mjs')) as BuildScript;

export { buildAgent };

/** A studio with an uploader: its server, its built program, and for each test a project, a folder and a process. */
export class AgentWorld {
  /** Everything that the tests write, away at the end. */
  readonly place = mkdtempSync(path.join(tmpdir(), 'keepers-agent-'));
  readonly sql: ReturnType<typeof sqlOf>;
  script = '';
  studio!: Studio;
  owner!: Browser;
  token = '';
  project!: Project;
  folder = '';
  agent!: AgentProcess;
  #made = 0;

  constructor(readonly app: TestApp) {
    this.sql = sqlOf(app);
    app.atEnd(() => rmSync(this.place, { recursive: true, force: true }));
  }

  async start(): Promise<void> {
    await startWeb(this.app);
    this.script = await buildAgent(path.join(this.place, 'built'));
    this.studio = await makeStudio('Studio with an uploader');
    this.owner = await new Browser(this.app.origin).signIn(this.studio.ownerEmail, PASSWORD);
  }

  /** An empty project, an empty folder, a token, and a program that has not started. */
  async fresh(script = this.script): Promise<void> {
    const made = await this.owner.post('/api/x/studio/devices', { name: 'Mac', scopes: DEVICE_SCOPES });
    this.token = String(made.json.token);
    await this.sql(`update device_tokens set kind = 'agent' where name = 'Mac'`);
    this.project = await makeProject(this.studio, { medias: 0 });
    this.folder = mkdtempSync(path.join(this.place, 'photographs-'));
    this.agent = new AgentProcess(script, mkdtempSync(path.join(this.place, 'data-')));
  }

  /** A small photograph, and `bytes` more by what follows its end, which no reader minds; returns its SHA-256. */
  async photograph(name: string, bytes = 0): Promise<string> {
    this.#made += 1;
    const nr = this.#made;
    const background = { r: nr % 256, g: (nr >> 8) % 256, b: (nr * 31) % 256 };
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return this.write(name, Buffer.concat([image, randomBytes(bytes + 8)]));
  }

  /** A file that was written long ago, so that it holds still already; returns its SHA-256. */
  write(name: string, content: Buffer | string): string {
    const at = path.join(this.folder, name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, content);
    utimesSync(at, new Date(0), new Date(0));
    return createHash('sha256').update(content).digest('hex');
  }

  /** The SHA-256 of every photograph in the project's gallery. */
  async stored(): Promise<string[]> {
    const rows = await this.sql<{ sha256: string }>(
      'select sha256 from media where gallery_id = $1 and deleted_at is null',
      [this.project.gallery],
    );
    return rows.map(({ sha256 }) => sha256).sort();
  }

  /** How many uploads the gallery has begun. */
  async uploads(): Promise<number> {
    return (await this.sql('select 1 from uploads where gallery_id = $1', [this.project.gallery])).length;
  }

  /** Gives the program a configuration as earlier use would have left it. */
  configure(more: object = {}, link: object = {}): void {
    const { app, token, folder, project } = this;
    this.agent.configure({
      ...{ server: app.origin, token, name: 'Mac', paused: false, limit: null },
      links: [
        {
          ...{ id: 'link', folder, paused: false, subfolders: false },
          ...{ project: { id: project.id, name: 'P' }, gallery: { id: project.gallery, name: 'G' } },
          ...link,
        },
      ],
      ...more,
    });
  }

  /** Waits until the folder has so many files, all of them settled. */
  settled(count: number) {
    return this.agent.reach(({ links, pending }) => links[0]?.files === count && pending === 0);
  }
}
