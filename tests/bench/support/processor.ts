import { readdirSync, readFileSync } from 'node:fs';
import { type Pids, parentOf } from './processes';

/** Microseconds of one tick of the kernel's clock. */
const TICK = 10_000;

/** Microseconds of the processor that a process has taken, its ended threads included; 0 for one that is gone. */
function takenBy(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * TICK;
  } catch {
    return 0;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** What the processor did for Keepers, in microseconds: the web process, and the database's processes. */
export interface Taken {
  web: number;
  database: number;
}

/** Returns a function that says what the processor has done since. Linux only; `session` is any of the database's. */
export function watchProcessor({ web }: Pids, session: number): () => Taken {
  const sessions = childrenOf(parentOf(session));
  const taken = () => ({ web: takenBy(web), database: sessions.reduce((sum, one) => sum + takenBy(one), 0) });
  const before = taken();
  return () => {
    const now = taken();
    return { web: now.web - before.web, database: now.database - before.database };
  };
}
