import { NotFoundPage, RootPage } from '@payloadcms/next/views';
import config from '@root/payload.config';
import { studioPerson } from '@/modules/access/enter-studio';
import { importMap } from '../importMap.js';

const nothing = Promise.resolve({});

/** Shown for a view that called `notFound()`: the admin's own page with its navigation and links back. */
export default async function NotFound() {
  if (!(await studioPerson()))
    return NotFoundPage({ config, importMap, params: nothing as never, searchParams: nothing });
  return RootPage({
    config,
    importMap,
    params: Promise.resolve({ segments: ['missing'] }),
    searchParams: nothing,
  });
}
