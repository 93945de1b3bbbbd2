'use client';

import { useRouter } from 'next/navigation';
import { usePhotoNews } from '../photos/use-photo-news';

/** Reads the page again when photographs change: on the page while a project has no cover, for the first that can be it. */
export function AwaitCover({ project }: { project: string }) {
  const router = useRouter();
  usePhotoNews(project, () => router.refresh());
  return null;
}
