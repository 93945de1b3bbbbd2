import { notFound } from 'next/navigation';

/** Every address nothing else answers: the same calm page. */
export default function Missing(): never {
  notFound();
}
