import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the agent's page learns. */
export interface AgentState {
  connected: boolean;
  paused: boolean;
  pending: number;
  needs_update: boolean;
  offline: boolean;
  done: { uploaded: number; known: number; refused: number; bytes: number };
  links: { id: string; files: number; pending: number; trouble: string | null }[];
  running: { name: string; size: number; sent: number }[];
  waiting: { code: string; url: string } | null;
  version: string;
  update: { state: string; version?: string; why?: string };
  log: { text: string; bad: boolean; key: string }[];
  state: { key: string; bad: boolean };
  refused: { link: string; at: string; code: string; why: string | null }[];
  lost: string | null;
  lacks: string | null;
}

/** Waits until `met` returns a value; a test that waits in vain ends by its time limit. */
export async function until<T>(met: () => Promise<T | null | undefined | false>): Promise<T> {
  for (;;) {
    const found = await met().catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** A process of the uploader, with a data folder of its own that outlives it. */
export class AgentProcess {
  #child: ChildProcess | null = null;
  #url = '';
  /** A process that took this one's place. */
  #next: number | null = null;

  constructor(
    /** The file that this process's Node starts; null where `command` starts by itself. */
    private readonly script: string | null,
    readonly data: string,
    /** The person's own folder, where choosing one begins. */
    private readonly home?: string,
    private readonly command = process.execPath,
  ) {}

  /** Writes its configuration, as earlier use would have left it. */
  configure(config: object): void {
    mkdirSync(this.data, { recursive: true });
    writeFileSync(path.join(this.data, 'config.json'), JSON.stringify(config));
  }

  async start(): Promise<void> {
    const note = this.#note;
    rmSync(note, { force: true });
    const words = [...(this.script === null ? [] : [this.script]), '--background', '--data', this.data];
    this.#child = spawn(this.command, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(this.home ? { HOME: this.home } : {}) },
    });
    this.#url = await until(async () =>
      existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { url: string }).url : null,
    );
  }

  get #note(): string {
    return path.join(this.data, 'page.json');
  }

  get url(): string {
    return this.#url;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async ask<T = AgentState>(name: string, body?: unknown): Promise<T> {
    const answer = await fetch(
      this.#url + name,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
    return (await answer.json()) as T;
  }

  /** Waits until the agent's state meets a condition; returns it. */
  reach(met: (state: AgentState) => boolean): Promise<AgentState> {
    return until(async () => {
      const state = await this.ask('state');
      return met(state) && state;
    });
  }

  /** Waits until its file runs in another process, as after an update; that one is ours from then on. */
  async replaced(): Promise<void> {
    const before = this.#url;
    const { url, pid } = await until(async () => {
      const now = JSON.parse(readFileSync(this.#note, 'utf8')) as { url: string; pid: number };
      return now.url !== before && now;
    });
    this.#url = url;
    this.#next = pid;
  }

  /** Ends it as a power failure would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const next = this.#next;
    if (next) {
      this.#next = null;
      process.kill(next, signal);
      await until(async () => !runs(next));
    }
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
}

/** Whether a process that is no child of ours is there. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
