import { provideGuestUploads } from '@media/upload/guest-uploads';
import { requireSoundFeatures } from '@plugins/kit/check-features';
import { addFeatureEvents } from '@/core/events/known-events';
import { addListeners } from '@/core/events/listeners';
import { addSubscriber } from '@/core/events/subscribers';
import { addVisitListener } from '@/core/events/visits';
import { addClipThemes } from '@/core/features/clip-themes';
import { addFeatureFiles } from '@/core/features/feature-files';
import { addFeatureSettings } from '@/core/features/feature-settings';
import { addFeatureTrash } from '@/core/features/feature-trash';
import { addReviewSources } from '@/core/features/review-sources';
import type { Endpoint } from '@/core/http/define-endpoint';
import { provideClosedOffer } from '@/modules/entry/closed-offer';
import { screenData } from '@/modules/home/screen-data';
import { addInvoicing } from '@/modules/money/invoicing';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { addPrintLabs } from '@/modules/money/print-labs';
import { registerPurpose } from '@/modules/money/purposes';
import { clientTrash } from '@/modules/people/client-trash';
import { addClientWork } from '@/modules/people/client-work';
import { addPersonTables } from '@/modules/privacy/features';
import { addDailyNumbers } from '@/modules/project/daily-numbers';
import { addOwnSteps } from '@/modules/project/own-steps';
import { answerDownloadRights } from '@/modules/project/presenters/download-rights';
import { addGalleryPart } from '@/modules/project/presenters/gallery-parts';
import { provideShop } from '@/modules/project/presenters/project-shop';
import { provideStacks } from '@/modules/project/presenters/stacks';
import { addProjectCounters } from '@/modules/project/project-counters';
import { addProjectFields } from '@/modules/project/project-fields';
import { addProjectWaits } from '@/modules/project/project-waits';
import { provideExtras, providePayment } from '@/modules/project/selection-extras';
import { addTabData } from '@/modules/project/tab-data';
import { subscriptionPurpose } from '@/modules/subscriptions/purpose';
import { transferMethod } from '@/modules/subscriptions/transfer-method';
import { webhookSubscriber } from '@/modules/webhooks/enqueue-webhooks';
import { features as configs } from '@/registry/config';
import { jobs } from '@/registry/jobs';
import { features as messages } from '@/registry/messages';
import { features } from '@/registry/server';

/**
 * Registers what features bring with the parts of the core that ask for it: the same list in the web process and in the
 * worker. `drawn` are the addresses and views of the web process, checked against the features' names; the worker has
 * none. Throws where two features, or a feature and the core, take the same name.
 */
export function registerFeatures(
  drawn: { endpoints?: Endpoint[]; views?: Record<string, unknown> } = {},
): void {
  requireSoundFeatures({ features: configs, servers: features, messages, jobs, ...drawn });
  addSubscriber(webhookSubscriber);
  addFeatureTrash('clients', clientTrash);
  registerPurpose(subscriptionPurpose);
  addPaymentMethods('subscriptions', [transferMethod]);
  // Every name that can happen is known before the first feature listens to one.
  for (const { domainEvents } of features) if (domainEvents) addFeatureEvents(domainEvents);
  for (const feature of features) {
    const { id } = feature;
    addProjectFields(id, feature.projectFields);
    if (feature.settings) addFeatureSettings(id, feature.settings);
    if (feature.personTables) addPersonTables(id, feature.personTables);
    if (feature.on) addListeners(id, feature.on);
    if (feature.reviewSources) addReviewSources(id, feature.reviewSources);
    if (feature.paymentMethods) addPaymentMethods(id, feature.paymentMethods);
    for (const purpose of feature.purposes ?? []) registerPurpose(purpose);
    if (feature.invoicing) addInvoicing(id, feature.invoicing);
    if (feature.clipThemes) addClipThemes(id, feature.clipThemes);
    if (feature.files) addFeatureFiles(id, feature.files);
    if (feature.printLabs) addPrintLabs(id, feature.printLabs);
    if (feature.trash) addFeatureTrash(id, feature.trash);
    if (feature.screenData) screenData.add(id, feature.screenData);
    if (feature.tabData) addTabData(id, feature.tabData);
    if (feature.galleryPart) addGalleryPart(id, feature.galleryPart);
    if (feature.projectCounters) addProjectCounters(id, feature.projectCounters);
    if (feature.projectWaits) addProjectWaits(id, feature.projectWaits);
    if (feature.ownSteps) addOwnSteps(id, feature.ownSteps);
    if (feature.clientWork) addClientWork(id, feature.clientWork);
    if (feature.dailyNumbers) addDailyNumbers(id, feature.dailyNumbers);
    if (feature.visits) addVisitListener(id, feature.visits);
    if (feature.foldLists) provideStacks(feature.foldLists);
    if (feature.projectShop) provideShop(feature.projectShop);
    if (feature.selectionExtras) provideExtras(feature.selectionExtras);
    if (feature.payExtras) providePayment(feature.payExtras);
    if (feature.guestUploads) provideGuestUploads(feature.guestUploads);
    if (feature.closedOffer) provideClosedOffer(feature.closedOffer);
    if (feature.downloadRights) answerDownloadRights(feature.downloadRights);
  }
}
