import { domainEventLabel, featureEventNames } from '@/core/events/known-events';
import { namedKey, type Translate } from '@/core/i18n/translate';
import type { OwnHappening } from './HappeningWords';

/** Returns the events of features, with labels in the reader's language. */
export const ownHappenings = (t: Translate): OwnHappening[] =>
  featureEventNames().map((name) => ({ name, label: t(namedKey(domainEventLabel(name))) }));
