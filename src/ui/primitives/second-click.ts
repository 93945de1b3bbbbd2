import { CLICK_GUARD_MS } from '@/core/constants';

/** Returns a check for the second click of a double click on one element; it prevents the click's default. */
export function secondClick(): (event: Pick<Event, 'timeStamp' | 'preventDefault'>) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (event) => {
    const second = event.timeStamp - last < CLICK_GUARD_MS;
    if (second) event.preventDefault();
    else last = event.timeStamp;
    return second;
  };
}
