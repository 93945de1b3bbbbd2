/**
 * When a gallery offers itself for the home screen: not at the first look, but after a few changes or at a later visit; at
 * most once a day, for a while.
 */
export const HOME_SCREEN_PACE_MINUTES = 1440;
export const HOME_SCREEN_LIFESPAN_MS = 15_000;
export const HOME_SCREEN_START_DELAY_MS = 1_000;
/** A page that is opened so long after the first one is a visit of its own. */
export const HOME_SCREEN_LATER_MS = 3_600_000;

/** A browser's stored state of a gallery's offer. Times in milliseconds since 1970. */
export interface HomeScreenState {
  lastDisplayTime: number;
  displayCount: number;
  /** When the gallery was first opened; 0: never. */
  firstVisit: number;
  optedOut: boolean;
  added: boolean;
}

export const NO_HOME_SCREEN_STATE: HomeScreenState = {
  lastDisplayTime: 0,
  displayCount: 0,
  firstVisit: 0,
  optedOut: false,
  added: false,
};

export interface HomeScreenQuestion {
  now: number;
  /** Whether this page was opened from the home screen. */
  standalone: boolean;
  /** The person has picked, marked, or written several times on this page. */
  acted: boolean;
}

/** Whether the offer shows now. */
export function offersHomeScreen(
  state: HomeScreenState,
  { now, standalone, acted }: HomeScreenQuestion,
): boolean {
  if (standalone || state.added || state.optedOut) return false;
  const later = state.firstVisit > 0 && now - state.firstVisit >= HOME_SCREEN_LATER_MS;
  if (!acted && !later) return false;
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
      firstVisit: Number(found.firstVisit) || 0,
      optedOut: found.optedOut === true,
      added: found.added === true,
    };
  } catch {
    return NO_HOME_SCREEN_STATE;
  }
}
