import { type Decision, refuse } from '@plugins/kit/server/rules';
import type { PhotoMarks } from './photo-marks';

/**
 * Whether a person may rate a photograph so. `rates`: they may give stars and colors; others may only remove those they
 * gave before. FORBIDDEN.
 */
export function decideMarks({ rates, change }: { rates: boolean; change: Partial<PhotoMarks> }): Decision {
  const gives = (change.stars ?? 0) > 0 || (change.colour ?? null) !== null;
  return gives && !rates ? refuse('FORBIDDEN') : { allowed: true };
}
