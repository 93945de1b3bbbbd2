import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** What Vitest keeps of a module that was loaded; `imports` are the ids of modules. */
interface Loaded {
  meta?: { code?: string };
  imports: Set<string>;
  importers: Set<string>;
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
}

/** The running file, and what its process has loaded (Vitest's own, which `vi.resetModules` goes through as well). */
interface Worker {
  filepath?: string;
  evaluatedModules?: { idToModuleMap?: Map<string, Loaded> };
}

const MOCKED = Symbol.for('keepers tests: mocked');
const STATEFUL = Symbol.for('keepers tests: modules with state');
const held = globalThis as { [MOCKED]?: boolean; [STATEFUL]?: Map<string, boolean> };

/** Modules that belong to one file: its own helpers, what Payload and Drizzle complete in place, and a queue in a closure. */
const OF_A_FILE = /\/tests\/|\/collections\/|\/tables\.ts$|\/payload\.config\.ts$|\/set-selection\.ts$/;

/** A value at the top of a module that changes later: a variable, or an empty collection that is filled. */
const CHANGES =
  /^(?:let |(?:const|var) [\w$]+ = (?:new (?!RegExp|Intl\.|TextEncoder|TextDecoder|Date|URL\(|(?:Map|Set)\([^)])|\{\};?$|\[\];?$))/m;

/** What these keep follows from the code alone. */
const KEPT =
  /\/(?:country-of-zone|translate|faces|lay-caption|day-of|fill-template|selection-times|permission-table|private-address)\.ts$/;

/** Whether a module has state of its own; found once for each. */
function hasState(id: string, code: string): boolean {
  held[STATEFUL] ??= new Map();
  const known = held[STATEFUL].get(id);
  if (known !== undefined) return known;
  const found = OF_A_FILE.test(id) || (CHANGES.test(code) && !KEPT.test(id));
  held[STATEFUL].set(id, found);
  return found;
}

/**
 * Makes the next import load the modules with state again, and all that import them, directly or not. The others (rules,
 * schemas, texts, views, operations: six of seven) stay loaded: loading all takes 0.4 s of the processor for each file. State that a call at
 * the top of a module keeps in its closure is not seen: such a module needs a name in `OF_A_FILE`.
 */
export function resetModules(): void {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: Worker };
  const loaded = worker?.evaluatedModules?.idToModuleMap;
  const mocks = worker?.filepath
    ? /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(worker.filepath, 'utf8'))
    : true;
  // Before a file that replaces modules, and after it.
  const all = mocks || held[MOCKED];
  held[MOCKED] = mocks;
  if (!loaded || all) {
    vi.resetModules();
    return;
  }
  const importers = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const [id, { meta, imports }] of loaded) {
    for (const one of imports) {
      const list = importers.get(one);
      if (list) list.push(id);
      else importers.set(one, [id]);
    }
    if (meta?.code !== undefined && hasState(id, meta.code)) waiting.push(id);
  }
  const reset = new Set(waiting);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const one of importers.get(id) ?? []) {
      if (reset.has(one)) continue;
      reset.add(one);
      waiting.push(one);
    }
  for (const id of reset) {
    const module = loaded.get(id);
    if (!module) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}
