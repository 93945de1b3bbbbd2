import config from '@root/payload.config';
import '@fontsource-variable/frank-ruhl-libre';
import '@fontsource-variable/heebo';
import '@payloadcms/next/css';
import { RootLayout } from '@payloadcms/next/layouts';
import { cookies, headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { HTMLAttributes, ReactNode } from 'react';
import { translator } from '@/core/i18n/translate';
import { NAV_COOKIE, navChoice } from '@/modules/home/admin/nav/nav-choice';
import { preloadFaces } from '@/ui/type/type-faces';
import { serveRecordFunction } from '@/web/admin/records/serve-record-function';
import { importMap } from './admin/importMap.js';
import '@/ui/old-browser.css';
import './custom.css';

/** The server functions of Payload's views: open to operators, for the record views alone. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return serveRecordFunction({ ...args, config, importMap });
};

export default async function Layout({ children }: { children: ReactNode }) {
  const [jar, asked] = await Promise.all([cookies(), headers()]);
  const locale = asked.get('x-locale') === 'he' ? 'he' : 'en';
  preloadFaces(locale);
  const htmlProps = { 'data-nav': navChoice(jar.get(NAV_COOKIE)?.value) } as HTMLAttributes<HTMLHtmlElement>;
  return (
    <RootLayout htmlProps={htmlProps} config={config} importMap={importMap} serverFunction={serverFunction}>
      <p className="old-browser" hidden>
        {translator(locale)('common.oldBrowser')}
      </p>
      {children}
    </RootLayout>
  );
}
