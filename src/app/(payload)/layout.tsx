import config from '@payload-config';
import '@fontsource-variable/frank-ruhl-libre';
import '@fontsource-variable/heebo';
import '@payloadcms/next/css';
import { RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';
import './custom.css';

/** Payload's own screens call these to read and draw any record; none of our screens does, and nobody opens Payload's. */
const serverFunction: ServerFunctionClient = async () => {
  'use server';
  throw new Error('Server functions of Payload are switched off.');
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
