import { domainEventLabel, featureEventNames } from '@/core/events/known-events';
import { namedKey, type Translate } from '@/core/i18n/translate';
import type { OwnEvent } from './EventNames';

/** Returns the events of features, with labels in the reader's language. */
export const ownEvents = (t: Translate): OwnEvent[] =>
  featureEventNames().map((name) => ({ name, label: t(namedKey(domainEventLabel(name))) }));
