import type { Server } from 'node:http';
import { endpoints } from '@/endpoints';
import { features } from '@/registry/server';
import { createFront } from '@/server/front/create-front';
import { gatePages } from '@/server/front/gate-pages';
import type { NextHandler } from '@/server/front/next-pages';
import { serveLive } from '@/server/live/serve';
import { servePictures } from '@/server/pictures/serve';
import { addProjectFields } from '@/server/projects/project-fields';
import { serveUploads } from '@/server/uploads/serve';

/** Every endpoint of the wire, the core's and the features'. */
export const webEndpoints = [...endpoints, ...features.flatMap((feature) => feature.endpoints)];

/** The web server over everything that is registered; `next` draws its pages. Tests bring another `next`. */
export function composeWeb({ next, dev }: { next: NextHandler; dev: boolean }): Server {
  for (const feature of features) addProjectFields(feature.id, feature.projectFields);
  const parts = [servePictures, serveUploads, serveLive, gatePages];
  return createFront({ endpoints: webEndpoints, parts, next, dev });
}
