import { Prose, SiteElsewhere, SiteMenu, SiteName, SiteReach, SkipLink } from '@plugins/kit/site/parts';
import type { LayoutProps } from '@plugins/kit/site/wire';

/** Magazine layout: a masthead with the name in large letters above the navigation, repeated in the footer. */
export function Layout({ site, menu, footer, languages, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="site-head">
        <SiteName site={site} sizes="16rem" />
        <SiteMenu menu={menu} languages={languages} />
      </header>
      <main id="content">{children}</main>
      <footer className="site-foot">
        <p className="foot-name">
          <bdi>{site.name}</bdi>
        </p>
        {site.tagline && <p dir="auto">{site.tagline}</p>}
        <Prose text={footer.text} />
        <SiteReach site={site} />
        <SiteElsewhere footer={footer} />
      </footer>
    </>
  );
}
