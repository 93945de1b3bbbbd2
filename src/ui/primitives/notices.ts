/** A line at the foot of the page. */
export interface Notice {
  /** A later notice with the same key replaces an earlier one. */
  key: string;
  text: string;
  tone: 'notice' | 'alert';
  action?: { label: string; run: () => void };
}

export type NoticeInput = Omit<Notice, 'key' | 'tone'> & Partial<Pick<Notice, 'key' | 'tone'>>;

const FLASH_KEY = 'keepers.flash';
let shown: readonly Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice, three at most; returns its key. */
export function notify(input: NoticeInput): string {
  const key = input.key ?? `notice-${++last}`;
  const notice: Notice = { tone: 'notice', ...input, key };
  set([...shown.filter((n) => n.key !== key), notice].slice(-3));
  return key;
}

/** Removes a notice. */
export function dismissNotice(key: string): void {
  set(shown.filter((n) => n.key !== key));
}

/** The store's two halves, for React. */
export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const currentNotices = (): readonly Notice[] => shown;

let hosts: readonly symbol[] = [];

/**
 * A place where notices appear. The newest has them: over a modal dialog, its own. Returns the function that removes
 * it.
 */
export function addNoticeHost(host: symbol): () => void {
  hosts = [...hosts, host];
  set(shown);
  return () => {
    hosts = hosts.filter((other) => other !== host);
    set(shown);
  };
}
export const noticeHost = (): symbol | undefined => hosts.at(-1);

/** Stores a message over a reload of the page, to be shown there. */
export function leaveFlash(text: string, tone: Notice['tone']): void {
  try {
    sessionStorage.setItem(FLASH_KEY, JSON.stringify({ text, tone }));
  } catch {
    // Storage may be refused; the reload matters more than the message.
  }
}

/** Shows the message an earlier page left, once. */
export function showLeftFlash(): void {
  try {
    const left = sessionStorage.getItem(FLASH_KEY);
    if (!left) return;
    sessionStorage.removeItem(FLASH_KEY);
    const { text, tone } = JSON.parse(left) as Pick<Notice, 'text' | 'tone'>;
    notify({ text, tone, key: 'flash' });
  } catch {
    // Nothing to show.
  }
}
