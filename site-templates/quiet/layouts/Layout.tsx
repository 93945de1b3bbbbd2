import { parts, type Wire } from '@plugins/kit/site';

/** The studio's name and the way through on one line; below, three small columns. */
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
        <div>
          <p className="foot-name">
            <bdi>{site.name}</bdi>
          </p>
          {site.tagline && <p dir="auto">{site.tagline}</p>}
          <parts.Prose html={footer.text} />
        </div>
        <parts.SiteReach site={site} />
        <parts.SiteElsewhere footer={footer} />
      </footer>
    </>
  );
}
