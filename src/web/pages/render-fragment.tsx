import type { ComponentType } from 'react';
import type { Views } from '@/core/features/views';
import type { SentPage } from '@/core/http/define-page';
import type { Locale } from '@/core/i18n/locale';
import { renderAlone } from '@/ui/render-alone';

/** Renders a fragment alone: the same component as in Next, real links and forms, no script. */
export function fragmentRenderer(views: Views): (page: SentPage, locale: Locale) => string {
  return ({ page, data }, locale) => {
    const View = views[page] as ComponentType<object> | undefined;
    if (!View) throw new Error(`The page "${page}" has no view: add it to its feature's ui/pages.ts`);
    return renderAlone(<View {...data} />, locale);
  };
}
