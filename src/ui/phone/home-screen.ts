/**
 * When a gallery offers itself for the home screen: at most once a day, a moment after the page loaded, for a while.
 */
export const HOME_SCREEN_PACE_MINUTES = 1440;
export const HOME_SCREEN_LIFESPAN_MS = 15_000;
export const HOME_SCREEN_START_DELAY_MS = 1_000;

/** A browser's stored state of a gallery's offer. Times in milliseconds since 1970. */
export interface HomeScreenState {
  lastDisplayTime: number;
  displayCount: number;
  returningVisitor: boolean;
  optedOut: boolean;
  added: boolean;
}

export const NO_HOME_SCREEN_STATE: HomeScreenState = {
  lastDisplayTime: 0,
  displayCount: 0,
  returningVisitor: false,
  optedOut: false,
  added: false,
};

export interface HomeScreenQuestion {
  now: number;
  /** Whether this page was opened from the home screen. */
  standalone: boolean;
  /** How this browser adds a page; null where it cannot. */
  way: 'prompt' | 'steps' | null;
}

/** Whether the offer shows now. */
export function offersHomeScreen(
  state: HomeScreenState,
  { now, standalone, way }: HomeScreenQuestion,
): boolean {
  if (standalone || way === null || state.added || state.optedOut) return false;
  return now - state.lastDisplayTime >= HOME_SCREEN_PACE_MINUTES * 60_000;
}

/** Reads a browser's stored state; anything unknown counts as nothing. */
export function readHomeScreenState(text: string | null): HomeScreenState {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<HomeScreenState> | null;
    if (!found || typeof found !== 'object') return NO_HOME_SCREEN_STATE;
    return {
      lastDisplayTime: Number(found.lastDisplayTime) || 0,
      displayCount: Number(found.displayCount) || 0,
      returningVisitor: found.returningVisitor === true,
      optedOut: found.optedOut === true,
      added: found.added === true,
    };
  } catch {
    return NO_HOME_SCREEN_STATE;
  }
}
