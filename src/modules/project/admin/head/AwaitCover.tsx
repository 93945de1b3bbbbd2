'use client';

import { useRouter } from 'next/navigation';
import { usePhotoNews } from '../photos/use-photo-news';

/** Reloads the page when photographs change, while the project has no cover, to show the first one that can be it. */
export function AwaitCover({ project }: { project: string }) {
  const router = useRouter();
  usePhotoNews(project, () => router.refresh());
  return null;
}
