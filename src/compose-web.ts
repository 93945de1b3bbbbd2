import type { Server } from 'node:http';
import { requireSoundFeatures } from '@plugins/kit/check-features';
import { accountView } from '@/components/entry/account-views';
import { composeSites } from '@/compose-sites';
import { endpoints } from '@/endpoints';
import { describeAt } from '@/endpoints/description';
import { features as configs } from '@/registry/config';
import { jobs } from '@/registry/jobs';
import { features as messages } from '@/registry/messages';
import { featureViews } from '@/registry/pages';
import { features } from '@/registry/server';
import { addFeatureSettings } from '@/server/features/feature-settings';
import { accountPages, type RenderAccount } from '@/server/front/account-pages';
import { createFront } from '@/server/front/create-front';
import { featurePages, pagesAfterForms } from '@/server/front/feature-pages';
import { gatePages } from '@/server/front/gate-pages';
import type { NextHandler } from '@/server/front/next-pages';
import { siteFront } from '@/server/front/site-front';
import { serveSites } from '@/server/front/static-sites';
import { addHappenings } from '@/server/happenings/known-happenings';
import { addListeners } from '@/server/happenings/listeners';
import type { Endpoint } from '@/server/http/define-endpoint';
import { serveLive } from '@/server/live/serve';
import { serveStudioLive } from '@/server/live/serve-studio';
import { addPaymentMethods } from '@/server/orders/payment-methods';
import { addPrintLabs } from '@/server/orders/print-labs';
import { fragmentRenderer, renderAlone } from '@/server/pages/render-fragment';
import { addPersonTables } from '@/server/persons/features';
import { refusePicture, servePicture } from '@/server/pictures/serve';
import { answerDownloadRights } from '@/server/presenters/download-rights';
import { answerFolds } from '@/server/presenters/folds';
import { addProjectCounters } from '@/server/projects/project-counters';
import { addProjectFields } from '@/server/projects/project-fields';
import { addProjectWaits } from '@/server/projects/project-waits';
import { addReviewSources } from '@/server/reviews/review-sources';
import { addFeatureTrash } from '@/server/trash/feature-trash';
import { uploadEndpoints } from '@/server/uploads/endpoints';
import { serveUploads } from '@/server/uploads/serve';

/** Every endpoint of the wire, the core's and the features'. */
export const webEndpoints: Endpoint[] = [
  ...endpoints,
  ...features.flatMap((feature) => feature.endpoints),
  describeAt(() => [...webEndpoints, ...uploadEndpoints]),
];

/** Every page a feature draws. */
export const webPages = features.flatMap((feature) => feature.pages);

/** The account's steps alone, for the shared modal. */
const drawAccount: RenderAccount = (path, page, locale) => {
  const view = accountView(path, page as never);
  return view && renderAlone(view, locale);
};

/** The web server over everything that is registered; `next` draws its pages. Tests bring another `next`. */
export function composeWeb({ next, dev }: { next: NextHandler; dev: boolean }): Server {
  requireSoundFeatures({
    features: configs,
    servers: features,
    views: featureViews,
    messages,
    endpoints,
    jobs,
  });
  for (const { happenings } of features) if (happenings) addHappenings(happenings);
  for (const feature of features) {
    if (feature.settings) addFeatureSettings(feature.id, feature.settings);
    addProjectFields(feature.id, feature.projectFields);
    if (feature.personTables) addPersonTables(feature.id, feature.personTables);
    if (feature.on) addListeners(feature.id, feature.on);
    if (feature.reviewSources) addReviewSources(feature.id, feature.reviewSources);
    if (feature.paymentMethods) addPaymentMethods(feature.id, feature.paymentMethods);
    if (feature.printLabs) addPrintLabs(feature.id, feature.printLabs);
    if (feature.trash) addFeatureTrash(feature.id, feature.trash);
    if (feature.projectCounters) addProjectCounters(feature.id, feature.projectCounters);
    if (feature.projectWaits) addProjectWaits(feature.id, feature.projectWaits);
    if (feature.foldLists) answerFolds(feature.foldLists);
    if (feature.downloadRights) answerDownloadRights(feature.downloadRights);
  }
  composeSites();
  const drawFragment = fragmentRenderer(featureViews);
  const ours = webPages.filter(({ on }) => on !== 'site');
  const drawn = featurePages(ours, drawFragment);
  const draw = { drawAccount, drawAfterForm: pagesAfterForms(ours, drawFragment) };
  const account = accountPages(drawAccount);
  const parts = [refusePicture, serveUploads, serveLive, serveStudioLive, account, drawn, gatePages];
  const site = siteFront({ endpoints: webEndpoints, pages: webPages });
  return createFront({
    first: [servePicture, serveSites],
    endpoints: webEndpoints,
    parts,
    next,
    dev,
    site,
    ...draw,
  });
}
