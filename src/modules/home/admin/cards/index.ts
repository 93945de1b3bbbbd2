import { featureAdmins } from '@/registry/admin';
import type { DashboardCard } from '../define-card';
import { draftsCard } from './drafts';
import { expiringCard } from './expiring';
import { mailsCard, unsentCard } from './mails';
import { planCard } from './plan';
import { interruptedCard, refusedCard } from './uploads';

/** Every card of Home in order: those of plugins first, since clients wait for the answers they show. */
export const homeCards = (): DashboardCard[] => [
  ...featureAdmins.flatMap((feature) => feature.cards ?? []),
  planCard,
  expiringCard,
  refusedCard,
  interruptedCard,
  mailsCard,
  unsentCard,
  draftsCard,
];
