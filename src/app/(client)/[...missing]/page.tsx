import { notFound } from 'next/navigation';

// Rendered for each request: a page made at build time has no nonce for its scripts.
export const dynamic = 'force-dynamic';

/** Every unknown address: the same error page. */
export default function Missing(): never {
  notFound();
}
