import { happeningLabel, ownHappeningNames } from '@/core/events/known-happenings';
import { namedKey, type Translate } from '@/core/i18n/translate';
import type { OwnHappening } from './HappeningWords';

/** Returns the events of features, with labels in the reader's language. */
export const ownHappenings = (t: Translate): OwnHappening[] =>
  ownHappeningNames().map((name) => ({ name, label: t(namedKey(happeningLabel(name))) }));
