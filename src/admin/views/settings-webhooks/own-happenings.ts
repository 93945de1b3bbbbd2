import { namedKey, type Translate } from '@/i18n/translate';
import { happeningLabel, ownHappeningNames } from '@/server/happenings/known-happenings';
import type { OwnHappening } from './HappeningWords';

/** What happens in features, in the reader's words. */
export const ownHappenings = (t: Translate): OwnHappening[] =>
  ownHappeningNames().map((name) => ({ name, label: t(namedKey(happeningLabel(name))) }));
