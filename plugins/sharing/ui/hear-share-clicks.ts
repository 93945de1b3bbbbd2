import { notify, secondClick } from '@plugins/kit/view/parts';
import { type Channel, COUNTER_OF } from '../rules/channels';

/** The popup of a service, as large as they all expect; in the middle of the screen, near its top. */
const popupFeatures = () =>
  `scrollbars=yes,resizable=yes,toolbar=no,location=yes,width=550,height=420,top=100,left=${Math.max(
    0,
    (screen.width - 550) / 2,
  )}`;

/** Counts one use. Only the number of it hangs on this: a failure is logged and nothing else. */
export function countUse(eventId: string, channel: Channel): void {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  fetch(`/events/${eventId}/inc_counter`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': token },
    body: JSON.stringify({ param: COUNTER_OF[channel] }),
  }).catch((error: unknown) => console.info('The share was not counted', error));
}

/** The phone's own share sheet; false where somebody thought better of it. */
export async function shareNatively(url: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ url, title: text });
    return true;
  } catch {
    return false;
  }
}

async function copy(button: HTMLElement, url: string): Promise<void> {
  const { shareDone = '', shareFailed = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(url);
    notify({ text: shareDone, key: 'share' });
  } catch {
    // Refused, or not a secure address: the text is chosen, the rest is one more key.
    button.parentElement?.querySelector('input')?.select();
    notify({ text: shareFailed, key: 'share' });
  }
}

let listeners = 0;
/** One guard for each way to share. */
const guards = new WeakMap<Element, ReturnType<typeof secondClick>>();

/**
 * Makes the ways to share of this page (`data-share`) open popups, copy, use the phone's sheet, and count. The markup may
 * come and go: the document hears. Gives the function that stops it; heard once however often it is asked for.
 */
export function hearShareClicks(): () => void {
  document.documentElement.toggleAttribute('data-can-share', typeof navigator.share === 'function');
  if (++listeners === 1) document.addEventListener('click', heard);
  return () => {
    if (--listeners === 0) document.removeEventListener('click', heard);
  };
}

function heard(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
  const eventId = element?.closest<HTMLElement>('[data-share-event]')?.dataset.shareEvent;
  if (!element || !eventId) return;
  const guard = guards.get(element) ?? secondClick();
  guards.set(element, guard);
  if (guard(event)) return;
  const { share, shareCopy, shareNative, shareText = '', sharePopup } = element.dataset;
  const channel = share as Channel;
  if (shareNative) {
    void shareNatively(shareNative, shareText).then((done) => done && countUse(eventId, channel));
    return;
  }
  countUse(eventId, channel);
  if (shareCopy) void copy(element, shareCopy);
  if (sharePopup === undefined || !(element instanceof HTMLAnchorElement)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  // A popup that is blocked leaves the link to go its own way, into a tab.
  if (window.open(element.href, 'keepers-share', popupFeatures())) event.preventDefault();
}
