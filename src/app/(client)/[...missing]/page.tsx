import { notFound } from 'next/navigation';

// Drawn for each request: a page made at build time has no nonce for its scripts.
export const dynamic = 'force-dynamic';

/** Every address nothing else answers: the same calm page. */
export default function Missing(): never {
  notFound();
}
