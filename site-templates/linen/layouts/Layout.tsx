import { parts, type Wire } from '@plugins/kit/site';

/** A letter's head: the name by hand; at the end a warm goodbye. */
export function Layout({ site, menu, footer, languages, children }: Wire.LayoutProps) {
  return (
    <>
      <parts.SkipLink />
      <header className="site-head">
        <parts.SiteName site={site} />
        <parts.SiteMenu menu={menu} languages={languages} />
      </header>
      <main id="content">{children}</main>
      <footer className="site-foot">
        <p className="foot-name">
          <bdi>{site.name}</bdi>
        </p>
        {site.tagline && (
          <p className="foot-tagline" dir="auto">
            {site.tagline}
          </p>
        )}
        <parts.Prose html={footer.text} />
        <parts.SiteReach site={site} />
        <parts.SiteElsewhere footer={footer} />
      </footer>
    </>
  );
}
