import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '@root/payload.config';
import type { Metadata } from 'next';
import { sectionOf } from '@/modules/home/admin/nav/section-of';
import { registerSections } from '@/modules/identity/admin/section-tabs';
import { pageTitle } from '@/web/admin/page-title';
import { importMap } from '../importMap.js';

registerSections(sectionOf);

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const [metadata, title] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    pageTitle((await params).segments ?? []),
  ]);
  // A view without a title of its own would have Payload's.
  const whole = title ? `${title} · Keepers` : 'Keepers';
  return { ...metadata, title: whole, openGraph: { ...metadata.openGraph, title: whole } };
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams });
}
