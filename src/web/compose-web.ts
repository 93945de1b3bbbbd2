import type { Server } from 'node:http';
import path from 'node:path';
import { refusePicture } from '@media/pictures/serve';
import { serveUploads, uploadEndpoints } from '@media/upload/serve';
import type { Endpoint } from '@/core/http/define-endpoint';
import { accountView } from '@/modules/entry/ui/account-views';
import { registerFeatures } from '@/register-features';
import { featureViews } from '@/registry/pages';
import { features } from '@/registry/server';
import { renderAlone } from '@/ui/render-alone';
import { composeSites } from '@/web/compose-sites';
import { endpoints } from '@/web/endpoints';
import { describeAt } from '@/web/endpoints/description';
import { accountPages, type RenderAccount } from '@/web/front/account-pages';
import { serveBuilt } from '@/web/front/built-files';
import { createFront } from '@/web/front/create-front';
import { arriveHere, arriveToSignIn } from '@/web/front/cross-hosts';
import { featurePages, pagesAfterForms } from '@/web/front/feature-pages';
import { enterByLink, gatePages } from '@/web/front/gate-pages';
import type { NextHandler } from '@/web/front/next-pages';
import { siteFront } from '@/web/front/site-front';
import { serveHostPicture } from '@/web/front/site-pictures';
import { serveSites } from '@/web/front/static-sites';
import { serveLive } from '@/web/live/serve';
import { serveStudioLive } from '@/web/live/serve-studio';
import { fragmentRenderer } from '@/web/pages/render-fragment';

/** Every endpoint of the wire, the core's and the features'. */
export const webEndpoints: Endpoint[] = [
  ...endpoints,
  ...features.flatMap((feature) => feature.endpoints),
  describeAt(() => [...webEndpoints, ...uploadEndpoints]),
];

/** Every page of the features. */
export const webPages = features.flatMap((feature) => feature.pages);

/** The account's steps alone, for the shared modal. */
const drawAccount: RenderAccount = (path, page, locale) => {
  const view = accountView(path, page as never);
  return view && renderAlone(view, locale);
};

/** The web server over everything that is registered; `next` renders its pages. Tests pass another `next`. */
export function composeWeb({ next, dev }: { next: NextHandler; dev: boolean }): Server {
  registerFeatures({ endpoints, views: featureViews });
  composeSites();
  const drawFragment = fragmentRenderer(featureViews);
  const ours = webPages.filter(({ on }) => on !== 'site');
  const drawn = featurePages(ours, drawFragment);
  const galleries = ours.filter(({ path }) => /^\/(events\/:id|:address\b)/.test(path));
  const draw = { drawAccount, drawAfterForm: pagesAfterForms(ours, drawFragment) };
  const account = accountPages(drawAccount);
  const parts = [
    refusePicture,
    serveUploads,
    serveLive,
    serveStudioLive,
    arriveToSignIn,
    account,
    enterByLink,
    drawn,
    gatePages,
  ];
  const site = siteFront({
    endpoints: webEndpoints,
    pages: webPages,
    uploads: serveUploads,
    gallery: [
      refusePicture,
      arriveHere,
      serveLive,
      enterByLink,
      featurePages(galleries, drawFragment),
      gatePages,
    ],
    afterForm: draw.drawAfterForm,
  });
  return createFront({
    first: [...(dev ? [] : [serveBuilt(path.resolve('.next', 'static'))]), serveHostPicture, serveSites],
    endpoints: webEndpoints,
    parts,
    next,
    dev,
    site,
    ...draw,
  });
}
