import { describe, expect, it } from 'vitest';
import { NO_HOME_SCREEN_STATE, offersHomeScreen, readHomeScreenState } from './home-screen';

const DAY = 24 * 3600 * 1000;
const now = 100 * DAY;
const ask = { now, standalone: false, acted: true };
const HOUR = 3600 * 1000;

describe('offersHomeScreen', () => {
  it('offers at the first visit after a few changes, and not before', () => {
    expect(offersHomeScreen(NO_HOME_SCREEN_STATE, ask)).toBe(true);
    expect(offersHomeScreen(NO_HOME_SCREEN_STATE, { ...ask, acted: false })).toBe(false);
  });

  it.each([
    ['a reload of the first visit', HOUR - 1, false],
    ['a later visit', HOUR, true],
  ])('at %s without changes: %s ms after the first, %s', (_, after, offered) => {
    const state = { ...NO_HOME_SCREEN_STATE, firstVisit: now - after };
    expect(offersHomeScreen(state, { ...ask, acted: false })).toBe(offered);
  });

  it.each([
    ['a page opened from the home screen', {}, { standalone: true }],
    ['a person who added it', { added: true }, {}],
    ['a person who opted out', { optedOut: true }, {}],
    ['a person who saw the offer less than a day ago', { lastDisplayTime: now - DAY + 1 }, {}],
  ])('leaves %s alone', (_, state, question) => {
    expect(offersHomeScreen({ ...NO_HOME_SCREEN_STATE, ...state }, { ...ask, ...question })).toBe(false);
  });

  it('offers again after a day', () => {
    expect(offersHomeScreen({ ...NO_HOME_SCREEN_STATE, lastDisplayTime: now - DAY }, ask)).toBe(true);
  });
});

describe('readHomeScreenState', () => {
  it.each([null, '', 'no json', '3', 'null', '[]'])('reads %j as nothing', (text) => {
    expect(readHomeScreenState(text)).toEqual(NO_HOME_SCREEN_STATE);
  });

  it('reads back what was written', () => {
    const state = {
      lastDisplayTime: 5,
      displayCount: 2,
      firstVisit: 7,
      optedOut: false,
      added: true,
    };
    expect(readHomeScreenState(JSON.stringify(state))).toEqual(state);
  });
});
