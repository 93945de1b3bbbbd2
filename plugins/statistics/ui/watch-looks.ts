/** A person who does nothing for this long is not looking any more. */
const IDLE_MS = 60_000;
/** Seconds from which a look counts: less is turning pages. */
const LEAST = 1;
/** A report is sent at the latest when it has this many photographs. */
const MOST = 200;
/** What a person who looks does. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

const shown: { photograph: string | null; gallery: string } = { photograph: null, gallery: '' };
let event: string | null = null;
/** When the time began that is not added yet; null while the page is hidden. */
let since: number | null = null;
let active = 0;
let photographs = new Map<string, number>();
let galleries = new Map<string, number>();

/** Adds the time until now to what is shown. */
function settle(): void {
  const now = Date.now();
  if (since === null) return;
  const seconds = (Math.min(now, active + IDLE_MS) - since) / 1000;
  since = now;
  const [looked, id] = shown.photograph ? [photographs, shown.photograph] : [galleries, shown.gallery];
  if (id && seconds > 0) looked.set(id, (looked.get(id) ?? 0) + seconds);
}

/** What the page shows from now on. */
export function lookAt(change: Partial<typeof shown>): void {
  settle();
  active = Date.now();
  Object.assign(shown, change);
  if (photographs.size >= MOST) send();
}

const listed = (looked: Map<string, number>) =>
  Object.fromEntries(
    [...looked].flatMap(([id, seconds]) => (seconds >= LEAST ? [[id, Math.round(seconds)]] : [])),
  );

/** Sends what was measured. A failure only loses it: it is logged and ignored. */
function send(): void {
  const body = { photographs: listed(photographs), galleries: listed(galleries) };
  photographs = new Map();
  galleries = new Map();
  if (event === null || Object.keys(body.photographs).length + Object.keys(body.galleries).length === 0)
    return;
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  fetch(`/api/x/statistics/projects/${event}/looks`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': token },
    body: JSON.stringify(body),
  }).catch((error: unknown) => console.info('What was looked at was not counted:', error));
}

function leave(): void {
  settle();
  since = null;
  send();
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') leave();
  else {
    active = Date.now();
    since = active;
  }
}

function onSign(): void {
  const now = Date.now();
  // The pause is not added: only its first minute counts.
  if (now - active > IDLE_MS) settle();
  active = now;
}

/** Measures looks in a project until the returned function is called; sends them when the page is left or hidden. */
export function watch(id: string): () => void {
  event = id;
  active = Date.now();
  since = active;
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, capture: true });
  // Shows in a browser's profile, and lets a journey see, from when looks count.
  performance.mark('statistics');
  return () => {
    leave();
    event = null;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  };
}
