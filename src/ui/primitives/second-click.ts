import { CLICK_GUARD_MS } from '@/core/constants';

/** Whether a click is the second of a double click on one thing; then it follows no link and sends no form. */
export function secondClick(): (event: Pick<Event, 'timeStamp' | 'preventDefault'>) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (event) => {
    const second = event.timeStamp - last < CLICK_GUARD_MS;
    if (second) event.preventDefault();
    else last = event.timeStamp;
    return second;
  };
}
